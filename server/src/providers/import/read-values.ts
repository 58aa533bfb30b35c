import type { ProviderDraft } from '@almanaque/api';
import type { ProviderField } from './columns.ts';

/** What a row says of a provider. What it leaves empty is not here: it erases nothing. */
export type FileValues = Partial<ProviderDraft>;

type Cells = ReadonlyMap<ProviderField, string>;

/** '-34,6088' as a Spanish Excel writes it; NaN for what is no number. */
const degrees = (text: string): number =>
  /^[+-]?\d{1,3}(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : NaN;

const NO_PLACE = { lat: NaN, lng: NaN };

/** '-34,6088; -58,3781', each no longer than a number is: a cell may hold any text, and thousands of cells may. */
const TWO_NUMBERS = /^(\S{1,30}?)(?:[,;] ?| )([+-]?\d\S{0,30})$/;

function placeOf(cells: Cells): Pick<FileValues, 'lat' | 'lng'> {
  const [lat, lng, both] = [cells.get('lat'), cells.get('lng'), cells.get('place')];
  // One without the other is no place, and is told as such.
  if (lat || lng) return { lat: degrees(lat ?? ''), lng: degrees(lng ?? '') };
  if (!both) return {};
  const [, first, second] = TWO_NUMBERS.exec(both) ?? [];
  if (first === undefined || second === undefined) return NO_PLACE;
  return { lat: degrees(first), lng: degrees(second) };
}

/** '(011) 4342.4328' → '011 4342-4328' */
const phoneOf = (text: string): string =>
  text.replace(/[()]/g, ' ').replace(/[./]/g, '-').replace(/ {2,}/g, ' ').trim();

/** Pages are often written down without their scheme. */
const webOf = (text: string): string => (/^https?:\/\//i.test(text) ? text : `https://${text}`);

const listOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,;|/]/)
      .map((one) => one.trim())
      .filter((one) => one !== ''),
  ),
];

/** Not yet judged. */
export function readValues(cells: Cells): FileValues {
  const values: FileValues = placeOf(cells);
  for (const field of ['name', 'type', 'address', 'barrio'] as const) {
    const text = cells.get(field);
    if (text) values[field] = text;
  }
  const [phone, web, activities] = [cells.get('phone'), cells.get('web'), cells.get('activities')];
  if (phone) values.phone = phoneOf(phone);
  if (web) values.web = webOf(web);
  if (activities) values.activities = listOf(activities);
  return values;
}

const STARTS_FORMULA = /^[=@]|^[+-](?![\d\s(])/;

/** Whether a cell would be a formula in a spreadsheet; here it is its text. */
export const hasFormula = (cells: Cells): boolean =>
  [...cells.values()].some((text) => STARTS_FORMULA.test(text));
