import type { SuiteRecord } from '../support/results.ts';
import { htmlOf } from './html.ts';
import { documentName, markdownOf, recordDocument } from './markdown.ts';

const figure = (contestant: string, scenario: string, samples: number[]) => ({
  contestant,
  scenario,
  metric: 'mes siguiente',
  unit: 'ms' as const,
  samples,
});

const record: SuiteRecord = {
  name: 'month',
  title: 'El mes',
  date: '2026-11-21',
  rounds: 3,
  machine: { cores: 2, node: '24.21.0', chromium: '156.0' },
  figures: [
    figure('almanaque', '10 eventos', [10, 12, 11]),
    figure('almanaque', '1.000 eventos', [12, 12, 12]),
    figure('<otro>', '10 eventos', [40.25, 50, 60]),
  ],
  goals: [
    { title: 'frente al mejor', unit: 'ratio', limit: 0.4, value: 0.22, note: '11 ÷ 50' },
    { title: 'frente a nada', unit: 'ratio', limit: 1.3, value: 1.4 },
  ],
  notes: ['Se mide así.'],
};

test('the page names what is missed first, each goal with its command', () => {
  const text = markdownOf([record]);
  const missed = '| frente a nada | 1,4× | ≤ 1,3× |  | `npm run bench -- month` |';
  const reached = '| frente al mejor | 0,22× | ≤ 0,4× | 11 ÷ 50 | `npm run bench -- month` |';
  expect(text).toContain(missed);
  expect(text).toContain(reached);
  expect(text.indexOf(missed)).toBeLessThan(text.indexOf(reached));
  expect(text).toContain(`(bench/results/${documentName(record)})`);
});

test('the page says so where nothing is missed', () => {
  expect(markdownOf([{ ...record, goals: record.goals.slice(0, 1) }])).toContain('Nada: todas');
});

test('the document of a run says how to measure again, and every figure with its spread', () => {
  const text = recordDocument(record);
  expect(text).toContain('`npm run bench -- month --rounds 3`, 2 núcleos');
  expect(text).toContain('- frente al mejor: 11 ÷ 50');
  expect(text).toContain('| almanaque | 11 (10,5–11,5) | 12 |');
  expect(text).toContain('| <otro> | 50 (45,1–55) | – |');
});

test('the report draws each figure to scale, and fetches nothing', () => {
  const page = htmlOf([record]);
  const widths = [...page.matchAll(/<rect [^>]*width="([\d.]+)"/g)].map(([, width]) =>
    Number(width),
  );
  expect(widths[0]).toBeCloseTo((11 / 55) * 220, 0);
  expect(page).toContain('&lt;otro&gt;');
  expect(page).not.toMatch(/https?:|<otro>/);
});
