import type { CalendarEvent } from '@almanaque/shared-contracts';
import { styled } from '@almanaque/ui';
import type { Entries } from '@almanaque/ui/form';
import { useMemo, useState, type ReactNode } from 'react';
import { WhatChanges } from './what-changes.tsx';

const Frame = styled('div')({ display: 'grid', gap: 16 });

interface WithWhatMovesProps {
  /** How the calendar has it; null: not yet. */
  readonly before: CalendarEvent | null;
  /** How it would be with what was entered; null: not at all. The same function each time. */
  readonly afterOf: (entered: Entries, before: CalendarEvent | null) => CalendarEvent | null;
  /** What the form begins with. */
  readonly begun: Entries;
  readonly children: ReactNode;
}

/** What hangs on a date says below the form, before that is sent, what would become of it. */
export function WithWhatMoves({ before, afterOf, begun, children }: WithWhatMovesProps) {
  const [entered, setEntered] = useState(begun);
  const after = useMemo(() => afterOf(entered, before), [afterOf, entered, before]);
  return (
    <Frame
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) {
          const { name, value } = target;
          setEntered((others) => ({ ...others, [name]: value }));
        }
      }}
    >
      {children}
      {/* Beside the form: no button of another part sends it, whatever its type. */}
      <WhatChanges {...{ before, after }} />
    </Frame>
  );
}
