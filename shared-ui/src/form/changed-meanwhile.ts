import { ApiError } from '@almanaque/shared-contracts';
import type { Entries } from './use-form.ts';

/** Whether a write was refused because someone else wrote first. One that names a field is about that field. */
export const isConflict = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 409 && error.field === undefined;

/** What is to be kept: what was entered and, where a field was left as it was opened, what it holds `now`. */
export const mergeEntries = (opened: Entries, now: Entries, entered: Entries): Entries =>
  Object.fromEntries(
    Object.entries(entered).map(([name, value]) => [
      name,
      value === opened[name] ? (now[name] ?? value) : value,
    ]),
  );

interface Versions {
  /** As the form began. */
  readonly opened: Entries;
  /** What saving would have replaced. */
  readonly before: Entries;
  /** What another person left since. */
  readonly now: Entries;
  readonly entered: Entries;
}

/**
 * What to tell where both changed the same field: what it holds now, beside what is entered here, and
 * that saving again puts the latter in its place. Null: they changed different ones, and both hold.
 * @param labels of the entries, by their names
 * @param say how a person reads an entry
 */
export function clashOf(
  labels: Readonly<Record<string, string>>,
  { opened, before, now, entered }: Versions,
  say = (_name: string, value: string) => value,
): ApiError | null {
  const clashes = Object.entries(labels).filter(([name]) => {
    const isTheirs = now[name] !== before[name] && now[name] !== entered[name];
    return isTheirs && entered[name] !== opened[name];
  });
  if (clashes.length === 0) return null;
  const told = clashes.map(
    ([name, label]) => `${label}: ${now[name] ? `«${say(name, now[name])}»` : 'vacío'}`,
  );
  return new ApiError(
    409,
    `Otra persona lo cambió mientras tanto. Ahora dice ${told.join(' · ')}. Si guardás de nuevo, queda lo que está acá.`,
  );
}
