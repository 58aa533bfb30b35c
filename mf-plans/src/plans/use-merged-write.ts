import type { Plan } from '@almanaque/api';
import { useMergedEdit, type Entries } from '@almanaque/ui/form';
import { useState } from 'react';
import { useFreshPlan } from './use-plan.ts';

interface MergedWrite {
  readonly plan: Plan;
  /** What the form shows of a plan. */
  readonly entriesOf: (plan: Plan) => Entries;
  /** What each entry is called, to tell of one that both changed. */
  readonly labels: Readonly<Record<string, string>>;
  /** How a person reads an entry. Default: as it is. */
  readonly say?: (name: string, value: string) => string;
  readonly write: (plan: Plan, entries: Entries) => Promise<Plan>;
}

/**
 * Sends what a form holds. What another person changed meanwhile stands; where both changed the same it
 * is told, once, and not overwritten unasked.
 */
export function useMergedWrite({ plan, entriesOf, labels, say, write }: MergedWrite) {
  const fresh = useFreshPlan();
  // As it was when the form was opened or saved last: the page itself goes on showing what others write.
  const [opened, setOpened] = useState(plan);
  const save = useMergedEdit({
    opened,
    entriesOf,
    labels,
    ...(say && { say }),
    save: async (before, entries) => {
      setOpened(await write(before, entries));
    },
    readNow: ({ id }) => fresh(id),
  });
  return { opened: entriesOf(opened), save: async (entered: Entries) => save?.(entered) };
}
