import { EVERYTHING, type AuditFilter } from './audit-data.ts';

/** What each part of the filter is called in the page's address. */
const NAMES: Readonly<Record<keyof AuditFilter, string>> = {
  q: 'buscar',
  actor: 'quien',
  entity: 'que',
  from: 'desde',
  to: 'hasta',
};
const PARTS = Object.entries(NAMES) as readonly (readonly [keyof AuditFilter, string])[];

export function readFilter(search: string): AuditFilter {
  const query = new URLSearchParams(search);
  const read = PARTS.map(([part, name]) => [part, query.get(name) ?? EVERYTHING[part]]);
  return { ...EVERYTHING, ...(Object.fromEntries(read) as Partial<AuditFilter>) };
}

/** The query string of a filter, '' for everything. */
export function writeFilter(filter: AuditFilter): string {
  const query = new URLSearchParams();
  for (const [part, name] of PARTS) if (filter[part] !== '') query.set(name, filter[part]);
  return query.size === 0 ? '' : `?${query.toString()}`;
}
