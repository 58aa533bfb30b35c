import { runSteps } from './lib/run-steps.ts';
import { command } from './lib/say.ts';
import { STEPS, type StepName } from './lib/steps.ts';

await command(() => runSteps(Object.keys(STEPS) as StepName[]));
