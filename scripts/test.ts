import { busyIfAsked } from './lib/busy.ts';
import { runSteps } from './lib/run-steps.ts';
import { command } from '../tools/say.ts';
import { STEPS, type StepName } from './lib/steps.ts';

await command(() =>
  busyIfAsked(process.argv.slice(2), () =>
    runSteps(Object.keys(STEPS) as StepName[], ({ whole = [] }) => whole),
  ),
);
