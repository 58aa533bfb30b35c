import { runSteps } from './lib/run-steps.ts';
import { command } from './lib/say.ts';

await command(() => runSteps(['types', 'lint', 'unit']));
