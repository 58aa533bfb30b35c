import type { Lack } from '../needs/needs.ts';
import type { StepResult } from './run-step.ts';
import { failuresIn, summaryOf } from './summary.ts';
import { NO_TESTS } from './test-report.ts';

const types: StepResult = { name: 'types', verdict: 'passed', seconds: 44, report: NO_TESTS };

const unit: StepResult = {
  name: 'unit',
  verdict: 'passed',
  seconds: 165.04,
  report: {
    ...NO_TESTS,
    counts: { passed: 1212, failed: 0, skipped: 0 },
    seconds: new Map([
      ['mf-calendar/month', 30],
      ['shell/people', 99],
      ['shell/boot', 1],
    ]),
  },
};

test('a run in which all went well says how long each step and folder took, and counts', () => {
  expect(summaryOf([types, unit], [])).toBe(`
  tipos                  44,0 s   bien
  unidades              165,0 s   bien (1212)

Minutos de prueba por carpeta:
  unidades            shell/people 1,7 · mf-calendar/month 0,5

1212 passed, 0 failed`);
});

test('what failed is named with the line that repeats it; what needed it did not run', () => {
  const build: StepResult = { ...types, name: 'build', verdict: 'failed', seconds: 1 };
  const browser: StepResult = {
    ...types,
    name: 'browser',
    verdict: { notRunFor: "falló 'construcción'" },
    seconds: 0,
  };
  const counts = { passed: 10, failed: 2, skipped: 3 };
  const failed: StepResult = { ...unit, verdict: 'failed', report: { ...NO_TESTS, counts } };
  expect(summaryOf([failed, build, browser], [])).toBe(`
  unidades              165,0 s   FALLÓ (2)
  construcción            1,0 s   FALLÓ
  navegador                       no corrió: falló 'construcción'

Para repetir solo lo que falló:
  unidades            npm run unit
  construcción        npm run build

10 passed, 3 failed, 3 skipped`);
});

test('why it failed stands at the end, where a log that is cut still has it', () => {
  const log = Array.from({ length: 40 }, (_, line) => `  waiting ${line}`);
  const failure = {
    title: 'e2e/move.test.ts: a move',
    messages: ['Timeout\n\nCall log:', log.join('\n')],
  };
  const failures = Array.from({ length: 9 }, () => failure);
  const report = { ...NO_TESTS, failures };
  const lines = summaryOf([{ ...unit, verdict: 'failed', report }], []).split('\n');
  expect(lines.filter((line) => line.includes('a move'))).toHaveLength(5);
  expect(lines).toContain('      Call log:');
  expect(lines).toContain('        waiting 11');
  expect(lines).not.toContain('        waiting 12');
});

describe('what was not there', () => {
  const { CI } = process.env;
  afterEach(() => {
    if (CI === undefined) delete process.env['CI'];
    else process.env['CI'] = CI;
  });

  const counts = { passed: 290, failed: 0, skipped: 24 };
  const browser: StepResult = { ...types, name: 'browser', report: { ...NO_TESTS, counts } };
  const nginx: Lack = {
    name: 'nginx',
    title: 'nginx',
    serves: 'la instalación por partes',
    remedy: 'sudo apt-get install nginx',
  };

  test('is told in the last lines, and its tests are counted as skipped', () => {
    delete process.env['CI'];
    expect(summaryOf([browser], [nginx])).toBe(`
  navegador              44,0 s   bien (290, 24 salteadas)

NO SE PROBÓ, porque falta:
  nginx: la instalación por partes. Para tenerlo: sudo apt-get install nginx

290 passed, 0 failed, 24 skipped`);
    expect(failuresIn([browser], [nginx])).toBe(0);
  });

  test('is a failure in CI', () => {
    process.env['CI'] = 'true';
    expect(summaryOf([browser], [nginx])).toContain('\n290 passed, 1 failed, 24 skipped');
    expect(failuresIn([browser], [nginx])).toBe(1);
    expect(failuresIn([browser], [])).toBe(0);
  });
});
