import { inSeconds } from '../../tools/say.ts';
import { provide } from '../needs/needs.ts';
import { runInLanes } from './lanes.ts';
import { needsOf, runStep, type StepResult } from './run-step.ts';
import { STEPS, type Step, type StepName } from './steps.ts';
import { failuresIn, summaryOf } from './summary.ts';
import { NO_TESTS } from './test-report.ts';

const isAside = (name: StepName): boolean => (STEPS[name] as Step).aside === true;

/**
 * Runs the steps on what they need, the later ones although one fails, and sums them up. Those that stand
 * aside run beside the others, and are told of once they are through.
 * `argsOf` are further arguments of a step's commands.
 */
export async function runSteps(
  names: readonly StepName[],
  argsOf: (step: Step) => readonly string[] = () => [],
): Promise<number> {
  const needs = needsOf(names);
  if (needs.length > 0) console.log('\n── lo que hace falta ──');
  const provision = await provide(needs);
  const lanes = [names.filter(isAside), names.filter((name) => !isAside(name))];
  const results = await runInLanes<StepName, StepResult>(lanes, async (name, resultOf) => {
    const step: Step = STEPS[name];
    const needed = step.after && (await resultOf(step.after));
    if (needed && needed.verdict !== 'passed') {
      const notRunFor = `falló '${STEPS[needed.name].title}'`;
      return { name, verdict: { notRunFor }, seconds: 0, report: NO_TESTS };
    }
    if (!step.aside) console.log(`\n── ${step.title} ──`);
    const result = await runStep(name, provision, argsOf(step), step.show && !step.aside);
    const outcome = result.verdict === 'passed' ? 'bien' : 'FALLÓ';
    if (step.aside) console.log(`\n── ${step.title}: ${outcome}, ${inSeconds(result.seconds)} ──`);
    return result;
  });
  await provision.stop();
  console.log(summaryOf(results, provision.lacking));
  return failuresIn(results, provision.lacking) === 0 ? 0 : 1;
}
