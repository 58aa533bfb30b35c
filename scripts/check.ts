import { busyIfAsked } from './lib/busy.ts';
import { runSteps } from './lib/run-steps.ts';
import { command } from './lib/say.ts';

await command(() => busyIfAsked(process.argv.slice(2), () => runSteps(['types', 'lint', 'unit'])));
