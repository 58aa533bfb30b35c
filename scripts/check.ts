import { busyIfAsked } from './lib/busy.ts';
import { keepChecked, lastChecked } from './lib/checked.ts';
import { runSteps } from './lib/run-steps.ts';
import { command } from '../tools/say.ts';

await command(() =>
  busyIfAsked(process.argv.slice(2), async () => {
    const since = lastChecked();
    const code = await runSteps(['types', 'lint', 'unit'], ({ changed }) => changed?.(since) ?? []);
    if (code === 0) keepChecked();
    return code;
  }),
);
