import { buildParts } from './lib/build-parts.ts';
import { command } from './lib/say.ts';

await command(async () => {
  await buildParts();
  console.log('La interfaz está al día.');
  return 0;
});
