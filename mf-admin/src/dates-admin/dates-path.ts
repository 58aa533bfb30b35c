import { isKnownYear } from '@almanaque/shared-contracts';

/** What of the holidays an address shows. */
export type DatesView =
  /** Null: the year that it is. */
  | { readonly kind: 'year'; readonly year: number | null }
  | { readonly kind: 'sectors' }
  /** A date to add to that year. */
  | { readonly kind: 'new'; readonly year: number }
  | { readonly kind: 'holiday'; readonly year: number; readonly id: string };

const SECTORS = 'efemerides';
const NEW = 'agregar';

/** '' · '2027' · 'efemerides' · '2027/agregar' · '2027/feriado-2027-05-25-…' */
export function readDatesPath(rest: string): DatesView {
  if (rest === SECTORS) return { kind: 'sectors' };
  const [first = '', id] = rest.split('/');
  const year = /^\d{4}$/.test(first) ? Number(first) : NaN;
  if (!isKnownYear(year)) return { kind: 'year', year: null };
  if (id === undefined) return { kind: 'year', year };
  return id === NEW ? { kind: 'new', year } : { kind: 'holiday', year, id };
}

export function datesPath(view: DatesView): string {
  switch (view.kind) {
    case 'year':
      return view.year === null ? '' : String(view.year);
    case 'sectors':
      return SECTORS;
    case 'new':
      return `${view.year}/${NEW}`;
    case 'holiday':
      return `${view.year}/${view.id}`;
  }
}
