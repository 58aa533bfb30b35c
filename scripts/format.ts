import { tool } from '../tools/house.ts';
import { run } from '../tools/run.ts';
import { command } from '../tools/say.ts';

const PRETTIER = tool('prettier/bin/prettier.cjs');

await command(async () => {
  const { code } = await run([PRETTIER, '--write', '--log-level', 'warn', '.'], { show: true });
  return code;
});
