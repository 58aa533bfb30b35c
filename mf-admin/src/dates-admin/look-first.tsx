import type { CalendarEvent } from '@almanaque/shared-contracts';
import { Button, focusedElement, styled, token } from '@almanaque/ui';
import { useId, useLayoutEffect, useRef } from 'react';
import { WhatChanges } from './what-changes.tsx';

const Frame = styled('div')({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: 12,
  padding: 16,
  border: `1px solid ${token.inkSoft}`,
  borderRadius: token.radius,
  '& .answers': { display: 'flex', flexWrap: 'wrap', gap: 12 },
});

interface LookFirstProps {
  /** What is about to be done: 'Soberanía se quita del calendario.' */
  readonly said: string;
  /** As the button calls it. */
  readonly name: string;
  readonly before: CalendarEvent | null;
  readonly after: CalendarEvent | null;
  readonly busy: boolean;
  readonly onAct: () => void;
  readonly onCancel: () => void;
}

/** Before a date is changed: what hangs on it says what that would do. Escape leaves all as it is. */
export function LookFirst({ said, name, before, after, busy, onAct, onCancel }: LookFirstProps) {
  const id = useId();
  const yes = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const focused = focusedElement();
    yes.current?.focus();
    return () => {
      if (focused instanceof HTMLElement && focused.isConnected) focused.focus();
    };
  }, []);
  return (
    <Frame
      role="group"
      aria-labelledby={id}
      onKeyDown={(pressed) => {
        if (pressed.key !== 'Escape') return;
        pressed.stopPropagation();
        onCancel();
      }}
    >
      <p id={id}>{said}</p>
      <WhatChanges {...{ before, after }} />
      <div className="answers">
        <Button ref={yes} variant="contained" aria-disabled={busy} onClick={onAct}>
          {name}
        </Button>
        <Button variant="outlined" onClick={onCancel}>
          Cancelar
        </Button>
      </div>
    </Frame>
  );
}
