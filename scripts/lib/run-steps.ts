import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { NO_TESTS, readCounts, sum, type Counts } from './counts.ts';
import { run } from './run.ts';
import { inSeconds } from './say.ts';
import { STEPS, type Step, type StepName } from './steps.ts';

interface StepResult {
  readonly name: StepName;
  readonly ok: boolean;
  readonly seconds: number;
  readonly counts: Counts;
}

/** Runs one step; `extra` goes to its commands, as in `npm run unit -- shell`. */
export async function runStep(name: StepName, extra: readonly string[] = []): Promise<StepResult> {
  const step: Step = STEPS[name];
  // What an earlier run counted is not to be taken for this one's.
  if (step.report) {
    rmSync(step.report, { force: true });
    mkdirSync(path.dirname(step.report), { recursive: true });
  }
  const outcomes = await Promise.all(
    step.commands.map((args) => run([...args, ...extra], { show: step.show })),
  );
  const failures = outcomes.filter(({ code }) => code !== 0);
  if (!step.show) for (const { output } of failures) console.error(output.trim());
  const counted = step.report !== undefined && existsSync(step.report);
  const counts = counted ? readCounts(step.report) : NO_TESTS;
  const unaccounted = step.report !== undefined && !counted;
  return {
    name,
    ok: failures.length === 0 && counts.failed === 0 && !unaccounted,
    seconds: Math.max(...outcomes.map(({ seconds }) => seconds)),
    counts,
  };
}

const outcomeOf = ({ ok, counts }: StepResult): string => {
  if (!ok) return counts.failed > 0 ? `FALLÓ (${counts.failed})` : 'FALLÓ';
  if (counts.passed === 0) return 'bien';
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} salteadas` : '';
  return `bien (${counts.passed}${skipped})`;
};

const row = (result: StepResult): string =>
  `  ${STEPS[result.name].title.padEnd(20)}${inSeconds(result.seconds).padStart(9)}   ${outcomeOf(result)}`;

/**
 * Runs the steps in order and stops at the first that fails; ends with a table of them and, when
 * all went well, one line that counts the tests: `N passed, 0 failed`.
 */
export async function runSteps(names: readonly StepName[]): Promise<number> {
  const results: StepResult[] = [];
  for (const name of names) {
    console.log(`\n── ${STEPS[name].title} ──`);
    const result = await runStep(name);
    results.push(result);
    if (!result.ok) break;
  }
  console.log(`\n${results.map(row).join('\n')}\n`);
  const failed = results.find(({ ok }) => !ok);
  if (failed) {
    console.error(
      `Falló '${STEPS[failed.name].title}'. Para repetir solo ese paso: npm run ${failed.name}`,
    );
    return 1;
  }
  const { passed } = sum(results.map(({ counts }) => counts));
  console.log(`${passed} passed, 0 failed`);
  return 0;
}
