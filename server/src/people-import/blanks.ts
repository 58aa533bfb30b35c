import type { PersonInput, RowRemark } from '@almanaque/api';
import type { RowValues } from './read-row.ts';
import { note, type NoteCode } from './remarks.ts';

const FIELDS = ['leavingDate', 'preferredName'] as const;

/** What is often registered by hand, and not in the company's spreadsheet: a blank is no order there. */
const ASKED: Readonly<Record<(typeof FIELDS)[number], { kept: NoteCode; cleared: NoteCode }>> = {
  leavingDate: { kept: 'blank-leaving-kept', cleared: 'blank-leaving-cleared' },
  preferredName: { kept: 'blank-name-kept', cleared: 'blank-name-cleared' },
};

/** The codes of all its notes, for the database: what begins so. */
export const BLANK_NOTES = 'blank-';

interface Blanks {
  readonly values: RowValues;
  readonly notes: readonly RowRemark[];
}

/** Leaves out of a row the blank cells that would take away a leave or a preferred name, unless it may. */
export function keepBlanks(before: PersonInput | null, values: RowValues, clear: boolean): Blanks {
  const asked = FIELDS.filter(
    (field) => values[field] === null && (before?.[field] ?? null) !== null,
  );
  const notes = asked.map((field) => note(ASKED[field][clear ? 'cleared' : 'kept']));
  if (clear || before === null) return { values, notes };
  const kept = Object.fromEntries(asked.map((field) => [field, before[field]]));
  return { values: { ...values, ...kept }, notes };
}
