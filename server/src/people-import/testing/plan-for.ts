import type { Insertable } from 'kysely';
import type { Tables } from '../../db/tables.ts';

/** A row of a plan for the birthday of that person, as one that was just made. */
export const planFor = (personId: string): Insertable<Tables['plans']> => ({
  id: `plan-${personId}`,
  occasion: `cumpleanos-${personId}`,
  person_id: personId,
  title: 'Torta en el comedor',
  state: 'en-marcha',
  notes: '',
  currency: 'ARS',
  providers: '[]',
  made_on: '2026-11-02',
  dated_on: '2026-11-02',
  seen_date: '2026-11-20',
  seen_day: '2026-11-20',
  seen_days_off: '[]',
  seen_title: 'Cumpleaños',
  seen_type: 'cumpleanos',
  seen_tone: 'festivo',
  changed_at: '2026-11-02T12:00:00.000Z',
});
