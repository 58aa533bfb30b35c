import type { Paper } from '../paper.ts';
import { sheetLine, type SheetDay } from './sheet-lines.ts';

/**
 * How a month is set so that every name is on paper: a line for each person; or the names run on, one
 * after another; or, where even that is too much, their number, and the names on the sheets that follow.
 */
export type Setting = 'lines' | 'run-on' | 'counted';

export interface Fit {
  readonly setting: Setting;
  /** In points. */
  readonly size: number;
}

/** All in points: what a sheet's weeks may take, what a cell's text may, and the sizes it may be set in. */
const SHEETS: Readonly<
  Record<Paper, { readonly height: number; readonly width: number; readonly sizes: number[] }>
> = {
  a4: { height: 412, width: 103, sizes: [9, 8.5, 8, 7.5, 7, 6.5, 6, 5.5] },
  a3: { height: 600, width: 150, sizes: [13, 12, 11, 10, 9, 8, 7, 6.5] },
};

/** The average width of a letter, and the height of a line, both in ems. */
const LETTER = 0.48;
const LINE = 1.24;
/** The height of the row with the number and of a cell's edges, in ems. */
const HEAD = 2.6;
/** The width of the mark before a line, in letters. */
const MARK = 2;

/** Of a text that goes on below its mark, and of one that goes on beside it. */
const linesBelow = (text: string, letters: number): number =>
  Math.ceil((text.length + MARK) / letters);
const linesBeside = (text: string, letters: number): number =>
  Math.ceil(text.length / (letters - MARK));

function dayHeight(day: SheetDay, setting: Setting, width: number, size: number): number {
  const letters = width / (LETTER * size);
  const lines = (texts: readonly string[], linesOf = linesBeside) =>
    texts.reduce((sum, text) => sum + linesOf(text, letters), 0);
  const names = day.people.map(sheetLine);
  const people = {
    lines: () => lines(names),
    'run-on': () => linesBelow(names.join(' · '), letters),
    counted: () => Number(names.length > 0),
  }[setting]();
  const holidays = lines(
    day.holidays.map(({ title }) => `${title}     `),
    linesBelow,
  );
  const rest = lines(day.events.map(sheetLine));
  return size * (HEAD + LINE * (Math.max(0, holidays - 1) + rest + people));
}

/** The largest size at which `weeks` stand on one sheet, each week as high as its fullest day. */
export function fitSheet(weeks: readonly (readonly SheetDay[])[], paper: Paper): Fit {
  const { height, width, sizes } = SHEETS[paper];
  const fits = (setting: Setting) =>
    sizes.find(
      (size) =>
        weeks.reduce(
          (sum, week) => sum + Math.max(...week.map((day) => dayHeight(day, setting, width, size))),
          0,
        ) <= height,
    );
  for (const setting of ['lines', 'run-on'] as const) {
    const size = fits(setting);
    if (size !== undefined) return { setting, size };
  }
  return { setting: 'counted', size: fits('counted') ?? sizes.at(-1) ?? 0 };
}
