import { busyIfAsked } from './lib/busy.ts';
import { lateIfAsked } from './lib/late.ts';
import { needsOf, runStep } from './lib/run-step.ts';
import { slowIfAsked } from './lib/slow.ts';
import { command } from '../tools/say.ts';
import { STEPS, type StepName } from './lib/steps.ts';
import { provide } from './needs/needs.ts';

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
  const run = async (args: readonly string[]) => {
    const provision = await provide(needsOf([name]));
    const { verdict } = await runStep(name, provision, args);
    await provision.stop();
    return verdict === 'passed' ? 0 : 1;
  };
  return lateIfAsked(extra, (others) => slowIfAsked(others, (rest) => busyIfAsked(rest, run)));
});
