import { existsSync } from 'node:fs';
import { inHouse } from './house.ts';

/** Reads the installation's `.env`, if there is one; what the environment already sets wins. */
export function loadSettings(): void {
  const file = inHouse('.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
