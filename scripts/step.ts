import { busyIfAsked } from './lib/busy.ts';
import { runStep } from './lib/run-step.ts';
import { command } from './lib/say.ts';
import { STEPS, type StepName } from './lib/steps.ts';

const isStep = (name: string | undefined): name is StepName =>
  name !== undefined && Object.hasOwn(STEPS, name);

await command(async () => {
  const [name, ...extra] = process.argv.slice(2);
  if (!isStep(name)) {
    console.error(
      `No existe el paso '${name ?? ''}'. Los pasos: ${Object.keys(STEPS).join(', ')}.`,
    );
    return 1;
  }
  return busyIfAsked(extra, async (others) =>
    (await runStep(name, others)).verdict === 'passed' ? 0 : 1,
  );
});
