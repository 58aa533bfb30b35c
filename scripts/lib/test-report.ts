import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import * as z from 'zod';
import { HOUSE } from '../../tools/house.ts';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export interface Failure {
  /** What failed: a test, or a file that could not be loaded. */
  readonly title: string;
  /** Why, in plain text; a browser's test has one for itself and one for what the page last told. */
  readonly messages: readonly string[];
}

export interface TestReport {
  readonly counts: Counts;
  readonly failures: readonly Failure[];
  /** What the tests of each folder took; those that ran side by side, each its own time. */
  readonly seconds: ReadonlyMap<string, number>;
}

export const NO_TESTS: TestReport = {
  counts: { passed: 0, failed: 0, skipped: 0 },
  failures: [],
  seconds: new Map(),
};

/** One of `seconds` for each folder, from what each file took. */
function byFolder(
  files: readonly (readonly [folder: string, ms: number])[],
): ReadonlyMap<string, number> {
  const seconds = new Map<string, number>();
  for (const [folder, ms] of files) seconds.set(folder, (seconds.get(folder) ?? 0) + ms / 1000);
  return seconds;
}

/** 'server/people' of 'server/src/people/told/told-in.test.ts'. */
const featureOf = (file: string): string =>
  path
    .dirname(path.relative(HOUSE, file))
    .split(path.sep)
    .filter((name) => name !== 'src')
    .slice(0, 2)
    .join('/');

const textsSchema = z.array(z.string().transform(stripVTControlCharacters));

const jestSchema = z
  .object({
    numPassedTests: z.int(),
    numFailedTests: z.int(),
    numPendingTests: z.int(),
    numTodoTests: z.int(),
    // Files that did not even load: they count no test of their own, so each counts as one.
    numRuntimeErrorTestSuites: z.int(),
    testResults: z.array(
      z.object({
        name: z.string(),
        startTime: z.number(),
        endTime: z.number(),
        message: z.string(),
        assertionResults: z.array(
          z.object({ fullName: z.string(), status: z.string(), failureMessages: textsSchema }),
        ),
      }),
    ),
  })
  .transform((run) => ({
    counts: {
      passed: run.numPassedTests,
      failed: run.numFailedTests + run.numRuntimeErrorTestSuites,
      skipped: run.numPendingTests + run.numTodoTests,
    },
    failures: run.testResults.flatMap(({ name, message, assertionResults: tests }) =>
      tests.length === 0 && message !== ''
        ? [{ title: path.relative(HOUSE, name), messages: [stripVTControlCharacters(message)] }]
        : tests
            .filter(({ status }) => status === 'failed')
            .map(({ fullName, failureMessages }) => ({
              title: `${path.relative(HOUSE, name)}: ${fullName}`,
              messages: failureMessages,
            })),
    ),
    seconds: byFolder(
      run.testResults.map(({ name, startTime, endTime }) => [featureOf(name), endTime - startTime]),
    ),
  }));

const errorSchema = z.object({
  message: z.string().default('').transform(stripVTControlCharacters),
});
const resultSchema = z.object({ duration: z.number(), errors: z.array(errorSchema) });

const suiteSchema = z.object({
  /** Within `e2e/`. */
  file: z.string(),
  specs: z.array(
    z.object({
      title: z.string(),
      ok: z.boolean(),
      tests: z.array(z.object({ results: z.array(resultSchema) })),
    }),
  ),
  get suites() {
    return z.array(suiteSchema).optional();
  },
});
type Suite = z.infer<typeof suiteSchema>;

const durationOf = ({ specs, suites = [] }: Suite): number =>
  [
    ...specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results)),
    ...suites.map((suite) => ({ duration: durationOf(suite) })),
  ].reduce((sum, { duration }) => sum + duration, 0);

const messagesOf = ({ errors }: Pick<z.infer<typeof resultSchema>, 'errors'>) =>
  errors.map(({ message }) => message);

const failuresIn = ({ file, specs, suites = [] }: Suite): readonly Failure[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) => ({
      title: `e2e/${file}: ${title}`,
      messages: tests.flatMap(({ results }) => results.flatMap(messagesOf)),
    })),
  ...suites.flatMap(failuresIn),
];

const playwrightSchema = z
  .object({
    stats: z.object({ expected: z.int(), unexpected: z.int(), skipped: z.int() }),
    errors: z.array(errorSchema),
    suites: z.array(suiteSchema),
  })
  .transform(({ stats, errors, suites }) => ({
    counts: {
      passed: stats.expected,
      failed: stats.unexpected + errors.length,
      skipped: stats.skipped,
    },
    failures: [
      ...suites.flatMap(failuresIn),
      ...errors.map(({ message }) => ({ title: 'e2e', messages: [message] })),
    ],
    seconds: byFolder(suites.map((suite) => [suite.file.split('/')[0] ?? '', durationOf(suite)])),
  }));

/** What jest's `--json` or Playwright's JSON reporter wrote of a run. */
export const readReport = (file: string): TestReport =>
  z.union([jestSchema, playwrightSchema]).parse(JSON.parse(readFileSync(file, 'utf8')));

export const sum = (all: readonly Counts[]): Counts =>
  all.reduce(
    (a, b) => ({
      passed: a.passed + b.passed,
      failed: a.failed + b.failed,
      skipped: a.skipped + b.skipped,
    }),
    NO_TESTS.counts,
  );
