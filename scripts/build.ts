import { buildParts } from '../tools/build-parts.ts';
import { command } from '../tools/say.ts';

await command(async () => {
  await buildParts();
  console.log('La interfaz está al día.');
  return 0;
});
