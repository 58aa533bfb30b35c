import { execFileSync } from 'node:child_process';

/** Run in a process of its own, since a process has one zone: prints all that depends on a date. */
const REPORT = `
  import { addDays, addMonths, daysBetween, endOfMonth, isoDate, weekday } from './iso-date.ts';
  import { longDate } from './spanish.ts';
  import { relativeLabel } from './relative-label.ts';
  import { todayIn } from './today.ts';
  const starts = ['2007-12-25', '2018-10-30', '2026-02-20', '2026-03-25', '2026-12-27'].map(isoDate);
  const about = (start) => (_, days) => {
    const date = addDays(start, days);
    return [date, weekday(date), longDate(date), addMonths(date, 1), endOfMonth(date),
      daysBetween(start, date), relativeLabel(date, start)];
  };
  console.log(JSON.stringify([
    starts.map((start) => Array.from({ length: 40 }, about(start))),
    todayIn('America/Argentina/Buenos_Aires', new Date('2026-12-31T23:30:00-03:00')),
  ]));
`;

const reportIn = (zone: string): string =>
  execFileSync(process.execPath, ['--input-type=module', '--eval', REPORT], {
    cwd: __dirname,
    env: { ...process.env, TZ: zone, NODE_OPTIONS: '' },
    encoding: 'utf8',
  });

describe('the zone of the machine changes no date', () => {
  const inUtc = reportIn('UTC');

  test('the report covers two hundred days', () => {
    expect(inUtc.match(/ de \d{4}"/g)).toHaveLength(200);
    expect(inUtc).toMatch(/"2026-12-31"\]\s*$/);
  });

  test.each([
    'America/Argentina/Buenos_Aires',
    'Pacific/Pago_Pago',
    'Pacific/Kiritimati',
    'Asia/Kathmandu',
    // Its clocks went forward at midnight: 4 November 2018 had no 00:00.
    'America/Sao_Paulo',
    'Europe/Madrid',
  ])('%s', (zone) => {
    expect(reportIn(zone)).toBe(inUtc);
  });
});
