import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readCounts, sum } from './counts.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'almanaque-counts-'));
afterAll(() => rmSync(folder, { recursive: true }));

function counts(report: unknown) {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return readCounts(file);
}

const jest = {
  numPassedTests: 10,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 3,
  numRuntimeErrorTestSuites: 4,
};

test("jest's report: a file that does not load counts as a failure", () => {
  expect(counts(jest)).toEqual({ passed: 10, flaky: 0, failed: 5, skipped: 5 });
});

test("Playwright's report: a few tests may need their second try, and are told apart", () => {
  const stats = { expected: 7, unexpected: 1, flaky: 2, skipped: 3 };
  expect(counts({ stats, errors: [{}] })).toEqual({ passed: 9, flaky: 2, failed: 2, skipped: 3 });
});

test("Playwright's report: many that need it have failed", () => {
  const stats = { expected: 300, unexpected: 0, flaky: 4, skipped: 0 };
  expect(counts({ stats, errors: [] })).toMatchObject({ flaky: 4, failed: 4 });
});

test('anything else is refused rather than counted as nothing', () => {
  expect(() => counts({})).toThrow();
});

test('sums', () => {
  const one = { passed: 1, flaky: 1, failed: 2, skipped: 3 };
  expect(sum([one, one])).toEqual({ passed: 2, flaky: 2, failed: 4, skipped: 6 });
});
