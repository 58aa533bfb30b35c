import { weekdayDayAndMonth, type CalendarEvent, type IsoDate } from '@almanaque/shared-contracts';
import { Button, Contributions, focusedElement, styled, token } from '@almanaque/ui';
import { useId, useLayoutEffect, useRef } from 'react';
import { HOLIDAY_MOVE } from '../contributions.ts';

const Frame = styled('div')({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: 12,
  padding: 16,
  border: `1px solid ${token.inkSoft}`,
  borderRadius: token.radius,
  '& .answers': { display: 'flex', flexWrap: 'wrap', gap: 12 },
});

interface BackToOfficialProps {
  readonly event: CalendarEvent;
  /** Where no company moved it. */
  readonly official: IsoDate;
  readonly busy: boolean;
  readonly onAct: () => void;
  readonly onCancel: () => void;
}

/** Before a date goes back: what hangs on it says where it would go along. Escape leaves all as it is. */
export function BackToOfficial({ event, official, busy, onAct, onCancel }: BackToOfficialProps) {
  const id = useId();
  const yes = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const before = focusedElement();
    yes.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
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
      <p id={id}>
        {event.title} vuelve al {weekdayDayAndMonth(official)}.
      </p>
      <Contributions point={HOLIDAY_MOVE} props={{ event, to: official }} />
      <div className="answers">
        <Button ref={yes} variant="contained" aria-disabled={busy} onClick={onAct}>
          Volver a lo oficial
        </Button>
        <Button variant="outlined" onClick={onCancel}>
          Cancelar
        </Button>
      </div>
    </Frame>
  );
}
