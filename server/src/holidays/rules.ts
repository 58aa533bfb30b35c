import { addDays, dateOf, weekday, type IsoDate } from '@almanaque/shared-contracts/schemas';
import type { HolidayKey } from './catalogue.ts';
import { easterSunday } from './easter.ts';
import type { Entry } from './entry.ts';
import { faithDays, ISLAM, JUDAISM } from './faith-days.ts';

/** Ley 27.399, art. 1: holidays that keep their date. */
const FIXED: readonly (readonly [month: number, day: number, holiday: HolidayKey])[] = [
  [1, 1, 'ano-nuevo'],
  [3, 24, 'memoria'],
  [4, 2, 'malvinas'],
  [5, 1, 'dia-del-trabajador'],
  [5, 25, 'revolucion-de-mayo'],
  [6, 20, 'belgrano'],
  [7, 9, 'independencia'],
  [12, 8, 'inmaculada-concepcion'],
  [12, 25, 'navidad'],
];

/** The same article's holidays that follow Easter, as days from Easter Sunday. */
const BY_EASTER: readonly (readonly [offset: number, holiday: HolidayKey])[] = [
  [-48, 'carnaval'],
  [-47, 'carnaval'],
  [-2, 'viernes-santo'],
];
const MAUNDY_THURSDAY = -3;

/** The same article's 'trasladables', which art. 6 moves. */
const MOVABLE: readonly (readonly [month: number, day: number, holiday: HolidayKey])[] = [
  [6, 17, 'guemes'],
  [8, 17, 'san-martin'],
  [10, 12, 'diversidad-cultural'],
  [11, 20, 'soberania-nacional'],
];

/**
 * Ley 27.399, art. 6: Tuesday and Wednesday go to the Monday before, Thursday and Friday to the Monday
 * after. It says nothing of Saturday, Sunday and Monday, which stay: Decreto 614/2025 lets the Chief
 * of Cabinet move a weekend one, case by case, and a rule cannot know that.
 */
const SHIFT_BY_WEEKDAY = [0, 0, -1, -2, 4, 3, 0] as const;

const move = (date: IsoDate): IsoDate => addDays(date, SHIFT_BY_WEEKDAY[weekday(date)] ?? 0);

const NORM = 'Ley 27.399, art. 1';

const fixed = (date: IsoDate, holiday: HolidayKey): Entry => ({
  date,
  holiday,
  kind: 'feriado',
  category: 'inamovible',
  originalDate: date,
  norm: NORM,
  certainty: 'provisorio',
});

/** Moved, unless it would fall on another holiday: then it stays, as 17 June 2022 did (Decreto 789/2021). */
function movable(originalDate: IsoDate, holiday: HolidayKey, taken: ReadonlySet<IsoDate>): Entry {
  const target = move(originalDate);
  const date = taken.has(target) ? originalDate : target;
  const norm = date === originalDate ? NORM : `${NORM} y art. 6`;
  const certainty = 'provisorio';
  return { date, holiday, kind: 'feriado', category: 'trasladable', originalDate, norm, certainty };
}

const religious = (
  date: IsoDate,
  holiday: HolidayKey,
  scope: string | null,
  norm: string,
  note?: string,
): Entry => ({
  date,
  holiday,
  kind: 'no-laborable',
  category: 'religioso',
  scope,
  norm,
  certainty: 'provisorio',
  ...(note !== undefined && { note }),
});

/**
 * A year worked out from the law alone. Bridges, which a norm sets each year, are not in it.
 */
export function entriesByRule(year: number): Entry[] {
  const easter = easterSunday(year);
  const unmoved = [
    ...FIXED.map(([month, day, holiday]) => fixed(dateOf(year, month, day), holiday)),
    ...BY_EASTER.map(([offset, holiday]) => fixed(addDays(easter, offset), holiday)),
  ];
  const taken = new Set(unmoved.map(({ date }) => date));
  return [
    ...unmoved,
    ...MOVABLE.map(([month, day, key]) => movable(dateOf(year, month, day), key, taken)),
    religious(addDays(easter, MAUNDY_THURSDAY), 'jueves-santo', null, 'Ley 27.399'),
    religious(
      dateOf(year, 4, 24),
      'tolerancia-y-respeto',
      'Personas de origen armenio: empleo público y alumnado',
      'Ley 26.199',
    ),
    ...[JUDAISM, ISLAM].flatMap((faith) =>
      faithDays(faith, year).map(({ date, holiday }) =>
        religious(date, holiday, faith.scope, faith.norm, faith.note),
      ),
    ),
  ];
}
