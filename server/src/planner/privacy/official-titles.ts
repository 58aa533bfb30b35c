import { HOLIDAYS } from '../../holidays/catalogue.ts';
import { OBSERVANCES } from '../../observances/observances.ts';
import { plain } from './vocabulary.ts';

/**
 * The titles that the server itself gives to dates. They may name public figures, as 'Paso a la
 * Inmortalidad del General José de San Martín' does. Dates that a company adds to its holidays are
 * left out on purpose: someone there wrote their titles, and may have named an employee.
 */
const OFFICIAL_TITLES: ReadonlySet<string> = new Set(
  [...Object.values(HOLIDAYS), ...OBSERVANCES].map(({ name }) => plain(name)),
);

export const isOfficialTitle = (title: string): boolean => OFFICIAL_TITLES.has(plain(title.trim()));
