import { dateOfShort, type CalendarEvent } from '@almanaque/shared-contracts';
import { Contributions, styled } from '@almanaque/ui';
import { useState, type ReactNode } from 'react';
import { HOLIDAY_MOVE } from '../contributions.ts';

const Frame = styled('div')({ display: 'grid', gap: 16 });

interface WithWhatMovesProps {
  readonly event: CalendarEvent;
  /** The form in which it is moved: its entry of that is called 'date'. */
  readonly children: ReactNode;
}

/** What hangs on a date says below the form, before that is sent, where it would go with it. */
export function WithWhatMoves({ event, children }: WithWhatMovesProps) {
  const [written, setWritten] = useState('');
  const date = dateOfShort(written);
  return (
    <Frame
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement && target.name === 'date') setWritten(target.value);
      }}
    >
      {children}
      {/* Beside the form: no button of another part sends it, whatever its type. */}
      <Contributions
        point={HOLIDAY_MOVE}
        props={{ event, to: date === event.date ? null : date }}
      />
    </Frame>
  );
}
