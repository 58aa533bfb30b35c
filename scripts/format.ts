import { tool } from './lib/house.ts';
import { run } from './lib/run.ts';
import { command } from './lib/say.ts';

const PRETTIER = tool('prettier/bin/prettier.cjs');

await command(async () => {
  const { code } = await run([PRETTIER, '--write', '--log-level', 'warn', '.'], { show: true });
  return code;
});
