import { useRef } from 'react';
import { clashOf, isConflict, mergeEntries } from './changed-meanwhile.ts';
import type { Entries } from './use-form.ts';

interface MergedEdit<Kept extends { readonly version: number }> {
  /** What was opened to be edited, or saved here since; null: nothing, for something is added. */
  readonly opened: Kept | null;
  readonly entriesOf: (kept: Kept) => Entries;
  /** Of the entries, by their names. */
  readonly labels: Readonly<Record<string, string>>;
  /** How a person reads an entry. Default: as it is. */
  readonly say?: (name: string, value: string) => string;
  /** Writes over `before`; fails with a conflict where that is what is kept no longer. */
  readonly save: (before: Kept, entries: Entries) => Promise<void>;
  /** What is kept now; undefined: nothing. */
  readonly readNow: (kept: Kept) => Promise<Kept | undefined>;
}

/**
 * Saves what was entered beside what another person changed meanwhile. Where both changed the same field
 * it fails once and tells so: saving again puts what was entered in its place.
 */
export function useMergedEdit<Kept extends { readonly version: number }>({
  opened,
  entriesOf,
  labels,
  say,
  save,
  readNow,
}: MergedEdit<Kept>): ((entered: Entries) => Promise<void>) | null {
  // What saving replaces: as it was opened, or as another person left it since.
  const replaced = useRef(opened);
  if (opened === null) return null;
  const first = entriesOf(opened);

  const edit = async (before: Kept, entered: Entries): Promise<void> => {
    try {
      await save(before, mergeEntries(first, entriesOf(before), entered));
    } catch (error) {
      const now = isConflict(error) ? await readNow(before) : undefined;
      // Only what is newer than what was refused is tried again.
      if (!now || now.version <= before.version) throw error;
      replaced.current = now;
      const versions = { opened: first, before: entriesOf(before), now: entriesOf(now), entered };
      const clash = clashOf(labels, versions, say);
      if (clash) throw clash;
      await edit(now, entered);
    }
  };
  return (entered) => {
    const { current } = replaced;
    return edit(current !== null && current.version > opened.version ? current : opened, entered);
  };
}
