import { provide } from '../needs/needs.ts';
import { needsOf, runStep, type StepResult } from './run-step.ts';
import { STEPS, type Step, type StepName } from './steps.ts';
import { failuresIn, summaryOf } from './summary.ts';
import { NO_TESTS } from './test-report.ts';

/** What keeps a step from running: that one it needs did not pass. */
function notRunFor({ after }: Step, before: readonly StepResult[]): string | null {
  const unmet = before.find(({ name, verdict }) => name === after && verdict !== 'passed');
  return unmet ? `falló '${STEPS[unmet.name].title}'` : null;
}

/**
 * Runs the steps in order on what they need, the later ones although one fails, and sums them up.
 * `argsOf` are further arguments of a step's commands.
 */
export async function runSteps(
  names: readonly StepName[],
  argsOf: (step: Step) => readonly string[] = () => [],
): Promise<number> {
  const needs = needsOf(names);
  if (needs.length > 0) console.log('\n── lo que hace falta ──');
  const provision = await provide(needs);
  const results: StepResult[] = [];
  for (const name of names) {
    const obstacle = notRunFor(STEPS[name], results);
    if (obstacle !== null) {
      results.push({ name, verdict: { notRunFor: obstacle }, seconds: 0, report: NO_TESTS });
      continue;
    }
    console.log(`\n── ${STEPS[name].title} ──`);
    results.push(await runStep(name, provision, argsOf(STEPS[name])));
  }
  await provision.stop();
  console.log(summaryOf(results, provision.lacking));
  return failuresIn(results, provision.lacking) === 0 ? 0 : 1;
}
