import {
  EXPENSE_WORDS,
  PERSON_WORDS,
  PLAN_WORDS,
  PROVIDER_WORDS,
  TASK_WORDS,
} from '@almanaque/api';
import { EVENT_WORDS } from '@almanaque/shared-contracts/schemas';

const TABLES: readonly Readonly<Record<string, string>>[] = [
  EVENT_WORDS,
  PERSON_WORDS,
  PLAN_WORDS,
  TASK_WORDS,
  EXPENSE_WORDS,
  PROVIDER_WORDS,
];

/** What people call a field. One that has another word elsewhere ('title' of a task) has none. */
function wordOf(field: string): string | undefined {
  const [word, ...others] = new Set(
    TABLES.flatMap((table) => (Object.hasOwn(table, field) ? (table[field] ?? []) : [])),
  );
  return others.length === 0 ? word : undefined;
}

/**
 * A sentence about what was entered: 'no puede estar vacío.' of 'person.email' becomes 'El campo
 * «Correo» no puede estar vacío.' Where there is no word, the form shows which entry it is about.
 */
export function aboutField(path: readonly string[], complaint: string): string {
  // Of one of a list, 'activities.0', the list has the word.
  const word = wordOf(path.findLast((key) => !/^\d+$/.test(key)) ?? '');
  return word === undefined
    ? complaint.charAt(0).toUpperCase() + complaint.slice(1)
    : `El campo «${word}» ${complaint}`;
}
