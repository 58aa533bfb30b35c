import type { StepResult } from './run-step.ts';
import { summaryOf } from './summary.ts';
import { NO_TESTS } from './test-report.ts';

const types: StepResult = { name: 'types', verdict: 'passed', seconds: 44, report: NO_TESTS };

const unit: StepResult = {
  name: 'unit',
  verdict: 'passed',
  seconds: 165.04,
  report: {
    counts: { passed: 1212, failed: 0, skipped: 0 },
    seconds: new Map([
      ['mf-calendar/month', 30],
      ['shell/people', 99],
      ['shell/boot', 1],
    ]),
  },
};

test('a run in which all went well says how long each step and folder took, and counts', () => {
  expect(summaryOf([types, unit])).toBe(`
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
  expect(summaryOf([failed, build, browser])).toBe(`
  unidades              165,0 s   FALLÓ (2)
  construcción            1,0 s   FALLÓ
  navegador                       no corrió: falló 'construcción'

Para repetir solo lo que falló:
  unidades            npm run unit
  construcción        npm run build

10 passed, 3 failed, 3 skipped`);
});
