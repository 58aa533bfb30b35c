import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { NeedName } from '../../tools/need.ts';
import type { Provision } from '../needs/needs.ts';
import { run } from '../../tools/run.ts';
import { COUNT_ONLY, STEPS, type Step, type StepName } from './steps.ts';
import { NO_TESTS, readReport, type TestReport } from './test-report.ts';

export interface StepResult {
  readonly name: StepName;
  readonly verdict: 'passed' | 'failed' | { readonly notRunFor: string };
  readonly seconds: number;
  readonly report: TestReport;
}

export const needsOf = (names: readonly StepName[]): readonly NeedName[] =>
  names.flatMap((name) => (STEPS[name] as Step).needs ?? []);

/**
 * Runs one step on what there is of its needs; `extra` goes to its commands, as in
 * `npm run unit -- shell`.
 */
export async function runStep(
  name: StepName,
  { env, lacking }: Provision,
  extra: readonly string[] = [],
  isShown = STEPS[name].show,
): Promise<StepResult> {
  const step: Step = STEPS[name];
  // What an earlier run counted is not to be taken for this one's.
  if (step.report) {
    rmSync(step.report, { force: true });
    mkdirSync(path.dirname(step.report), { recursive: true });
  }
  const without = lacking.flatMap((lack) => step.without?.[lack.name] ?? []);
  const show = isShown && !without.includes(COUNT_ONLY);
  const outcomes = await Promise.all(
    step.commands.map((args) => run([...args, ...without, ...extra], { env, show })),
  );
  const failures = outcomes.filter(({ code }) => code !== 0);
  if (!show) for (const { output } of failures) console.error(output.trim());
  const reported = step.report !== undefined && existsSync(step.report);
  const report = reported ? readReport(step.report) : NO_TESTS;
  const unaccounted = step.report !== undefined && !reported;
  const isFine = failures.length === 0 && report.counts.failed === 0 && !unaccounted;
  return {
    name,
    verdict: isFine ? 'passed' : 'failed',
    seconds: Math.max(...outcomes.map(({ seconds }) => seconds)),
    report,
  };
}
