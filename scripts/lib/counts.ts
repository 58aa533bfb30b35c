import { readFileSync } from 'node:fs';
import * as z from 'zod';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export const NO_TESTS: Counts = { passed: 0, failed: 0, skipped: 0 };

const jestSchema = z
  .object({
    numPassedTests: z.int(),
    numFailedTests: z.int(),
    numPendingTests: z.int(),
    numTodoTests: z.int(),
    // Files that did not even load: they count no test of their own, so each counts as one.
    numRuntimeErrorTestSuites: z.int(),
  })
  .transform((run) => ({
    passed: run.numPassedTests,
    failed: run.numFailedTests + run.numRuntimeErrorTestSuites,
    skipped: run.numPendingTests + run.numTodoTests,
  }));

const playwrightSchema = z
  .object({
    stats: z.object({ expected: z.int(), unexpected: z.int(), skipped: z.int() }),
    errors: z.array(z.unknown()),
  })
  .transform(({ stats, errors }) => ({
    passed: stats.expected,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  }));

/** What jest's `--json` or Playwright's JSON reporter wrote of a run. */
export const readCounts = (file: string): Counts =>
  z.union([jestSchema, playwrightSchema]).parse(JSON.parse(readFileSync(file, 'utf8')));

export const sum = (all: readonly Counts[]): Counts =>
  all.reduce(
    (a, b) => ({
      passed: a.passed + b.passed,
      failed: a.failed + b.failed,
      skipped: a.skipped + b.skipped,
    }),
    NO_TESTS,
  );
