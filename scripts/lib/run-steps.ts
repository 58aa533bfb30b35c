import { runStep, type StepResult } from './run-step.ts';
import { STEPS, type Step, type StepName } from './steps.ts';
import { summaryOf } from './summary.ts';
import { NO_TESTS } from './test-report.ts';

/** What keeps a step from running: that one it needs did not pass. */
function notRunFor({ needs }: Step, before: readonly StepResult[]): string | null {
  const unmet = before.find(({ name, verdict }) => name === needs && verdict !== 'passed');
  return unmet ? `falló '${STEPS[unmet.name].title}'` : null;
}

/** Runs the steps in order, the later ones although one fails, and sums them up. */
export async function runSteps(names: readonly StepName[]): Promise<number> {
  const results: StepResult[] = [];
  for (const name of names) {
    const obstacle = notRunFor(STEPS[name], results);
    if (obstacle !== null) {
      results.push({ name, verdict: { notRunFor: obstacle }, seconds: 0, report: NO_TESTS });
      continue;
    }
    console.log(`\n── ${STEPS[name].title} ──`);
    results.push(await runStep(name));
  }
  console.log(summaryOf(results));
  return results.every(({ verdict }) => verdict === 'passed') ? 0 : 1;
}
