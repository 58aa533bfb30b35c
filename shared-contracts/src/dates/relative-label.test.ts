import { isoDate } from './iso-date.ts';
import { relativeLabel } from './relative-label.ts';

const label = (date: string, today: string) => relativeLabel(isoDate(date), isoDate(today));

describe('the relative label of an upcoming date', () => {
  test.each([
    ['2025-09-13', '2025-09-13', 'Hoy'],
    ['2025-09-14', '2025-09-13', 'Mañana'],
    ['2025-09-20', '2025-09-13', '7 días'],
    ['2025-10-01', '2025-09-30', 'Mañana'],
    ['2026-01-01', '2025-12-31', 'Mañana'],
    ['2026-01-02', '2025-12-30', '3 días'],
    ['2028-03-01', '2028-02-28', '2 días'],
    ['2026-03-01', '2026-02-28', 'Mañana'],
  ])('%s seen on %s is %s', (date, today, expected) => {
    expect(label(date, today)).toBe(expected);
  });
});
