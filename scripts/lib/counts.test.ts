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
  expect(counts(jest)).toEqual({ passed: 10, failed: 5, skipped: 5 });
});

test("Playwright's report: an error outside any test counts as a failure", () => {
  const stats = { expected: 7, unexpected: 1, skipped: 3 };
  expect(counts({ stats, errors: [{}] })).toEqual({ passed: 7, failed: 2, skipped: 3 });
});

test('anything else is refused rather than counted as nothing', () => {
  expect(() => counts({})).toThrow();
});

test('sums', () => {
  const one = { passed: 1, failed: 2, skipped: 3 };
  expect(sum([one, one])).toEqual({ passed: 2, failed: 4, skipped: 6 });
});
