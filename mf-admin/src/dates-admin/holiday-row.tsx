import type { YearHoliday } from '@almanaque/api';
import { Button, useContributions } from '@almanaque/ui';
import { useState } from 'react';
import { HOLIDAY_MOVE } from '../contributions.ts';
import { BackToOfficial } from './back-to-official.tsx';
import { badgeOf, dateLine, kindLine } from './holiday-words.ts';
import { useNoticedWrite } from '../notice/notice.tsx';
import { useUndoable } from './undo.ts';
import { WorksChoice } from './works-choice.tsx';

interface HolidayRowProps {
  readonly holiday: YearHoliday;
  /** To move it, or to change what was added. */
  readonly onOpen: () => void;
}

export function HolidayRow({ holiday, onOpen }: HolidayRowProps) {
  const undoable = useUndoable();
  const { write, busy } = useNoticedWrite();
  const { change, event } = holiday;
  const { title, origin } = event;
  const badge = badgeOf(holiday);
  // Where nothing hangs on it there is nothing to be seen first.
  const asksFirst = useContributions(HOLIDAY_MOVE.point).length > 0 && change === 'moved';
  const [isAsking, setAsking] = useState(false);
  const label = `${title}, ${dateLine(holiday).toLowerCase()}`;

  const restore = () =>
    undoable.change(holiday, { kind: 'official' }, `${title}: vuelve a lo oficial.`);
  const remove = () =>
    undoable.change(holiday, { kind: 'removed' }, `${title} se quitó del calendario.`);

  const act = (text: string, onClick: () => void) => (
    <Button size="small" aria-label={`${text}: ${label}`} aria-disabled={busy} onClick={onClick}>
      {text}
    </Button>
  );
  return (
    <li className={`holiday ${change}`} aria-busy={busy}>
      <div className="about">
        <p className="date">{dateLine(holiday)}</p>
        <h3>{title}</h3>
        <p className="kind">{kindLine(holiday)}</p>
        <p className="norm">
          <span className={`badge ${badge.look}`}>{badge.word}</span>{' '}
          {'norm' in origin && origin.norm}
        </p>
      </div>
      <div className="decide">
        {origin.kind === 'no-laborable' && change !== 'removed' && (
          <WorksChoice
            label={label}
            works={origin.works ?? null}
            onChoose={(works) => void write(() => undoable.decide(holiday, works))}
          />
        )}
        <div className="acts">
          {change === 'added' ? (
            <>
              {act('Editar', onOpen)}
              {act('Borrar', () => void write(() => undoable.remove(holiday)))}
            </>
          ) : (
            <>
              {change !== 'removed' && act('Mover', onOpen)}
              {change !== 'removed' && act('Quitar', () => void write(remove))}
              {change !== 'official' &&
                act('Volver a lo oficial', () => {
                  if (asksFirst) setAsking(!isAsking);
                  else void write(restore);
                })}
            </>
          )}
        </div>
      </div>
      {isAsking && holiday.change === 'moved' && holiday.official && (
        <BackToOfficial
          event={event}
          official={holiday.official.date}
          busy={busy}
          onAct={() => void write(restore).then(() => setAsking(false))}
          onCancel={() => setAsking(false)}
        />
      )}
    </li>
  );
}
