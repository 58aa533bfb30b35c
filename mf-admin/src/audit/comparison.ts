import type { AuditEntity, AuditEntry } from '@almanaque/api';
import type { RuleWords } from '@almanaque/shared-contracts';
import { FIELD_NAMES } from './field-names.ts';
import { valueWords } from './field-values.ts';

export type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A holiday is kept with the event that the calendar shows of it, and that with where it comes from. */
function holidayFields({ event, ...others }: Fields): Fields {
  if (!isFields(event)) return others;
  const { title, date, description, tone, origin } = event;
  const { kind, norm, works = null } = isFields(origin) ? origin : {};
  return { ...others, title, date, description, tone, kind, norm, works };
}

/** What was kept of the thing; nothing, where it was not there. */
export function fieldsOf(entity: string, value: unknown): Fields {
  if (!isFields(value)) return {};
  return entity === 'holiday' ? holidayFields(value) : value;
}

export interface Difference {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

const isEntity = (entity: string): entity is AuditEntity => Object.hasOwn(FIELD_NAMES, entity);

/** Another picture is a picture too: the reader is told that it is not the same. */
const told = ({ field, before, after }: Difference): Difference =>
  before === after ? { field, before, after: `${after} (cambió)` } : { field, before, after };

/** What changed, field by field, as people read it; whatever stayed as it was is left out. */
export function differences(entry: AuditEntry, ruleWords: RuleWords): readonly Difference[] {
  const { entity, before, after } = entry;
  if (!isEntity(entity)) return [];
  const [old, now] = [fieldsOf(entity, before), fieldsOf(entity, after)];
  const isThere = { before: Object.keys(old).length > 0, after: Object.keys(now).length > 0 };
  const words = (fields: Fields, field: string, there: boolean) =>
    there
      ? valueWords({ entity, field, value: fields[field], date: fields['date'] }, ruleWords)
      : '—';
  return Object.entries(FIELD_NAMES[entity])
    .filter(([field]) => JSON.stringify(old[field] ?? null) !== JSON.stringify(now[field] ?? null))
    .map(([field, name]) =>
      told({
        field: name,
        before: words(old, field, isThere.before),
        after: words(now, field, isThere.after),
      }),
    );
}
