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
  message: '',
  assertionResults: [],
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
      took('server/src/people/told/told-in.test.ts', 500),
      took('scripts/lib/port.test.ts', 100),
    ],
  });
  expect(counts).toEqual({ passed: 10, failed: 5, skipped: 5 });
  expect([...seconds]).toEqual([
    ['server/people', 2.5],
    ['scripts/lib', 0.1],
  ]);
});

test("jest's report names what failed and why, without the colours", () => {
  const why = (status: string, failureMessages: readonly string[]) => ({
    fullName: `a day ${status}`,
    status,
    failureMessages,
  });
  const { failures } = read({
    numPassedTests: 1,
    numFailedTests: 1,
    numPendingTests: 0,
    numTodoTests: 0,
    numRuntimeErrorTestSuites: 1,
    testResults: [
      {
        ...took('shell/src/a.test.ts', 100),
        message: 'of all of them',
        assertionResults: [why('passed', []), why('failed', ['\u001b[31mExpected: 1\u001b[39m'])],
      },
      { ...took('shell/src/b.test.ts', 100), message: 'SyntaxError' },
    ],
  });
  expect(failures).toEqual([
    { title: 'shell/src/a.test.ts: a day failed', messages: ['Expected: 1'] },
    { title: 'shell/src/b.test.ts', messages: ['SyntaxError'] },
  ]);
});

const spec = (...durations: readonly number[]) => ({
  title: 'one moves',
  ok: true,
  tests: [{ results: durations.map((duration) => ({ duration, errors: [] })) }],
});

test("Playwright's report names what failed, with all that was said of it", () => {
  const errors = [{ message: '\u001b[31mTest timeout\u001b[39m' }, { message: 'status: Guardado' }];
  const failed = { title: 'a move', ok: false, tests: [{ results: [{ duration: 1, errors }] }] };
  const inner = { file: 'faults/hang.test.ts', specs: [failed] };
  const { failures } = read({
    stats: { expected: 1, unexpected: 1, skipped: 0 },
    errors: [{ message: 'no tests found' }],
    suites: [{ file: 'faults/hang.test.ts', specs: [spec(1)], suites: [inner] }],
  });
  expect(failures).toEqual([
    { title: 'e2e/faults/hang.test.ts: a move', messages: ['Test timeout', 'status: Guardado'] },
    { title: 'e2e', messages: ['no tests found'] },
  ]);
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
