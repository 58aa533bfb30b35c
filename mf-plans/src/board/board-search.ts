import { boardQuerySchema, type BoardQuery, type BoardView } from '@almanaque/api';

/** By what the page's address calls each; one that is not known there is no filter. */
const NAMES = {
  view: 'vista',
  state: 'estado',
  owner: 'responsable',
  office: 'oficina',
  team: 'equipo',
  type: 'tipo',
} as const;
type Filter = keyof typeof NAMES;
const FILTERS = Object.keys(NAMES) as Filter[];

export type BoardFilter = Pick<BoardQuery, Filter>;

/** What is due comes first: the other views are named by the address. */
export const viewOf = ({ view }: BoardFilter): BoardView => view ?? 'week';

/** What is asked of the server, whose own first view is all there is. */
export const queryOf = (filter: BoardFilter): BoardQuery => ({ ...filter, view: viewOf(filter) });

/** What an address says to show; what it says wrong is passed over. */
export function filterOf(search: string): BoardFilter {
  const given = new URLSearchParams(search);
  const filter: Record<string, string> = {};
  for (const name of FILTERS) {
    const value = given.get(NAMES[name]);
    if (value && boardQuerySchema.safeParse({ [name]: value }).success) filter[name] = value;
  }
  return boardQuerySchema.parse(filter);
}

/** '?vista=all&estado=hecho'; '' where nothing is chosen. */
export function searchOf(filter: BoardFilter): string {
  const search = new URLSearchParams();
  for (const name of FILTERS) {
    const value = filter[name];
    if (value !== undefined && value !== '') search.set(NAMES[name], value);
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

/** Whether it is narrowed by more than the view. */
export const isNarrowed = ({ view: _view, ...rest }: BoardFilter): boolean =>
  Object.values(rest).some(Boolean);
