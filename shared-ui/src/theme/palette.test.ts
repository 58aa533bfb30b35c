import { EVENT_TYPES } from '@almanaque/shared-contracts';
import { dark, light, type SchemeColors } from './palette.ts';

/** Relative luminance of '#RRGGBB' (WCAG 2.2, "relative luminance"). */
function luminance(color: string): number {
  const channel = (start: number): number => {
    const value = parseInt(color.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(a: string, b: string): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}

test('contrast is worked out as WCAG does', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(contrast('#FFFFFF', '#FFFFFF')).toBe(1);
  expect(contrast('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2);
});

const text = ({
  paper,
  surface,
  ink,
  inkSoft,
  sun,
  onSun,
  danger,
  holiday,
  event,
}: SchemeColors) => [
  ['ink on paper', ink, paper],
  ['ink on surface', ink, surface],
  ['inkSoft on paper', inkSoft, paper],
  ['inkSoft on surface', inkSoft, surface],
  ['danger on paper', danger, paper],
  ['danger on surface', danger, surface],
  ['onSun on sun', onSun, sun],
  ['paper on ink', paper, ink],
  ['surface on a holiday', surface, holiday.main],
  ['holiday: its ink on its soft', holiday.ink, holiday.soft],
  ['holiday: ink on its soft', ink, holiday.soft],
  ['holiday: inkSoft on its soft', inkSoft, holiday.soft],
  ...EVENT_TYPES.flatMap((type) => [
    [`${type}: its ink on its soft`, event[type].ink, event[type].soft],
    [`${type}: ink on its soft`, ink, event[type].soft],
    [`${type}: inkSoft on its soft`, inkSoft, event[type].soft],
  ]),
];

const marks = ({ paper, surface, danger, focus, holiday, event }: SchemeColors) =>
  [paper, surface].flatMap((ground) => [
    [`focus on ${ground}`, focus, ground],
    [`danger on ${ground}`, danger, ground],
    [`holiday on ${ground}`, holiday.main, ground],
    ...EVENT_TYPES.map((type) => [`${type} on ${ground}`, event[type].main, ground]),
  ]);

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s scheme', (_name, colors) => {
  test.each(text(colors))('text can be read, 4.5:1 or better: %s', (_pair, ink, ground) => {
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(marks(colors))('a mark can be seen, 3:1 or better: %s', (_pair, mark, ground) => {
    expect(contrast(mark, ground)).toBeGreaterThanOrEqual(3);
  });
});
