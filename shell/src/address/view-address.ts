import {
  CALENDAR_VIEWS,
  filterParams,
  FIRST_VIEW,
  readFilter,
  type FilterNames,
  type ViewState,
} from '@almanaque/shared-contracts';

const NAMES: FilterNames = { types: 'tipos', office: 'oficina', team: 'equipo' };

/**
 * How the address asks to look at the calendar: `/?vista=agenda&tipos=cumpleanos&oficina=…&equipo=…`.
 * What does not fit is as if it were not there.
 */
export function readView(search: string): ViewState {
  const query = new URLSearchParams(search);
  const named = query.get('vista');
  return {
    view: CALENDAR_VIEWS.find((view) => view === named) ?? FIRST_VIEW.view,
    filter: readFilter(query, NAMES),
  };
}

/** The query string of a view, '' for the month unfiltered. Parameters that are not its own stay. */
export function writeView({ view, filter }: ViewState, search: string): string {
  const query = new URLSearchParams(view === FIRST_VIEW.view ? {} : { vista: view });
  for (const [name, value] of filterParams(filter, NAMES)) query.append(name, value);
  const own = new Set(['vista', ...Object.values(NAMES)]);
  for (const [name, value] of new URLSearchParams(search)) {
    if (!own.has(name)) query.append(name, value);
  }
  // A comma need not be escaped there, and links are read by people.
  const text = query.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}
