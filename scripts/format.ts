import { tool } from '../tools/house.ts';
import { run } from '../tools/run.ts';
import { command } from '../tools/say.ts';

await command(async () => {
  const { code } = await run([tool('oxfmt/bin/oxfmt')], { show: true });
  return code;
});
