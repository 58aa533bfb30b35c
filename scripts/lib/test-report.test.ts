import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inHouse } from '../../tools/house.ts';
import { readReport, sum } from './test-report.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'almanaque-report-'));
afterAll(() => rmSync(folder, { recursive: true }));

function read(report: unknown) {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return readReport(file);
}

const took = (file: string, ms: number) => ({
  name: inHouse(file),
  startTime: 5_000,
  endTime: 5_000 + ms,
});

test("jest's report: a file that does not load counts as a failure", () => {
  const { counts, seconds } = read({
    numPassedTests: 10,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 3,
    numRuntimeErrorTestSuites: 4,
    testResults: [
      took('server/src/people/routes.test.ts', 2_000),
      took('server/src/people/import/work/upload.test.ts', 500),
      took('scripts/lib/port.test.ts', 100),
    ],
  });
  expect(counts).toEqual({ passed: 10, failed: 5, skipped: 5 });
  expect([...seconds]).toEqual([
    ['server/people', 2.5],
    ['scripts/lib', 0.1],
  ]);
});

const spec = (...durations: readonly number[]) => ({
  tests: [{ results: durations.map((duration) => ({ duration })) }],
});

test("Playwright's report: an error outside any test counts as a failure", () => {
  const inner = { file: 'faults/hang/hang.test.ts', specs: [spec(3_000)] };
  const { counts, seconds } = read({
    stats: { expected: 7, unexpected: 1, skipped: 3 },
    errors: [{}],
    suites: [
      { file: 'faults/hang/hang.test.ts', specs: [spec(1_000)], suites: [inner] },
      { file: 'journeys/move.test.ts', specs: [spec(250), spec()] },
    ],
  });
  expect(counts).toEqual({ passed: 7, failed: 2, skipped: 3 });
  expect([...seconds]).toEqual([
    ['faults', 4],
    ['journeys', 0.25],
  ]);
});

test('anything else is refused rather than counted as nothing', () => {
  expect(() => read({})).toThrow();
});

test('sums', () => {
  const one = { passed: 1, failed: 2, skipped: 3 };
  expect(sum([one, one])).toEqual({ passed: 2, failed: 4, skipped: 6 });
});
