import path from 'node:path';
import { inHouse } from '../tools/house.ts';
import { command } from '../tools/say.ts';
import { packPackages, sizeOf } from '../tools/packages/pack.ts';

await command(async () => {
  for (const { name, file } of await packPackages(inHouse('packages'))) {
    console.log(`${name}: ${path.relative(process.cwd(), file)}, ${sizeOf(file)}`);
  }
  return 0;
});
