import { isoDate, type CalendarEvent } from '@almanaque/shared-contracts/schemas';
import type { Selectable } from 'kysely';
import type { Tables } from '../db/tables.ts';

export type CompanyEventRow = Selectable<Tables['company_events']>;

export const toCalendarEvent = (row: CompanyEventRow): CalendarEvent => ({
  id: `empresa-${row.id}`,
  date: isoDate(row.date),
  title: row.title,
  description: row.description,
  type: row.type,
  tone: row.tone,
  origin: { kind: 'empresa', sample: row.sample === 1 },
  picture: row.picture,
});
