import type { CalendarFilter, EventType } from '@almanaque/shared-contracts/schemas';
import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { Tables } from '../db/tables.ts';

type Events = ExpressionBuilder<Tables, 'company_events'>;

/** The company's events that pass: of an office or a team, those that name it and those that name none. */
export const concerns = (
  eb: Events,
  { types, office, team }: CalendarFilter,
): ExpressionWrapper<Tables, 'company_events', SqlBool> => {
  const isFor = (column: 'office' | 'team', name: string) =>
    eb.or([eb(column, 'is', null), eb(column, '=', name)]);
  return eb.and([
    ...(types === null ? [] : [types.length === 0 ? eb.lit(false) : eb('type', 'in', [...types])]),
    ...(office === null ? [] : [isFor('office', office)]),
    ...(team === null ? [] : [isFor('team', team)]),
  ]);
};

interface Concerned {
  readonly type: EventType;
  readonly office: string | null;
  readonly team: string | null;
}

/** The same of one that was read already. */
export const isConcerned = ({ types, office, team }: CalendarFilter, event: Concerned): boolean =>
  (types?.includes(event.type) ?? true) &&
  (office === null || event.office === null || event.office === office) &&
  (team === null || event.team === null || event.team === team);
