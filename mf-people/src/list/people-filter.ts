import type { PersonSort } from '@almanaque/api';

export interface PeopleFilter {
  readonly q: string;
  readonly office: string;
  readonly team: string;
  /** The month of the birthday: '1' to '12'. */
  readonly month: string;
  readonly status: 'active' | 'left' | 'all';
  readonly sort: PersonSort;
}

export const EVERYBODY: PeopleFilter = {
  q: '',
  office: '',
  team: '',
  month: '',
  status: 'active',
  sort: 'name',
};

/** Also those who left: where there is none of these there is no roster yet. */
export const ANYBODY: PeopleFilter = { ...EVERYBODY, status: 'all' };

/** How much besides words narrows the list. */
export const narrowingOf = ({ office, team, month, status }: PeopleFilter): number =>
  [office !== '', team !== '', month !== '', status !== 'active'].filter(Boolean).length;

export const isFiltered = (filter: PeopleFilter): boolean =>
  filter.q.trim() !== '' || narrowingOf(filter) > 0;

/** Rows asked for at first: those in view and those right below. Fewer arrive sooner. */
const FIRST_PAGE = 100;
/** Rows asked for as it is scrolled; the server's greatest. */
const PAGE = 200;

export function queryString(filter: PeopleFilter, after: string | null): string {
  const { status, sort, ...words } = filter;
  const query = new URLSearchParams({
    status,
    sort,
    limit: String(after === null ? FIRST_PAGE : PAGE),
  });
  for (const [name, value] of Object.entries(words)) {
    if (value.trim() !== '') query.set(name, value.trim());
  }
  if (after !== null) query.set('after', after);
  return query.toString();
}
