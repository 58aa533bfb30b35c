import type { YearHoliday } from '@almanaque/api';
import { Button, useContributions } from '@almanaque/ui';
import { handFocusOn } from '@almanaque/ui/form';
import { useState } from 'react';
import { HOLIDAY_MOVE } from '../contributions.ts';
import { actOf, isNoticed, type ActKind } from './holiday-acts.ts';
import { badgeOf, dateLine, kindLine } from './holiday-words.ts';
import { LookFirst } from './look-first.tsx';
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
  const { change, event, version } = holiday;
  const { title, origin } = event;
  const badge = badgeOf(holiday);
  // Where nothing hangs on it there is nothing to be seen first.
  const isHungOn = useContributions(HOLIDAY_MOVE.point).length > 0;
  const [kept, setLooking] = useState<{ readonly at: number; readonly kind: ActKind } | null>(null);
  // Of a date that was changed meanwhile, by whomever, nothing is asked any more.
  const looking = kept?.at === version ? kept.kind : null;
  const ahead = looking && actOf(looking, holiday, undoable);
  const label = `${title}, ${dateLine(holiday).toLowerCase()}`;

  const begin = (kind: ActKind) => {
    const act = actOf(kind, holiday, undoable);
    if (!isHungOn || !isNoticed(act)) void write(act.run);
    else setLooking(looking?.kind === kind.kind ? null : { at: version, kind });
  };
  const button = (text: string, onClick: () => void) => (
    // What was done may leave nothing to do of its kind.
    <span ref={handFocusOn} style={{ display: 'contents' }}>
      <Button size="small" aria-label={`${text}: ${label}`} aria-disabled={busy} onClick={onClick}>
        {text}
      </Button>
    </span>
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
            works={looking?.kind === 'decide' ? looking.works : (origin.works ?? null)}
            onChoose={(works) => {
              setLooking(null);
              if (works !== (origin.works ?? null)) begin({ kind: 'decide', works });
            }}
          />
        )}
        <div className="acts">
          {change === 'added' ? (
            <>
              {button('Editar', onOpen)}
              {button('Borrar', () => begin({ kind: 'delete' }))}
            </>
          ) : (
            <>
              {change !== 'removed' && button('Mover', onOpen)}
              {change !== 'removed' && button('Quitar', () => begin({ kind: 'remove' }))}
              {change !== 'official' &&
                button('Volver a lo oficial', () => begin({ kind: 'restore' }))}
            </>
          )}
        </div>
      </div>
      {looking && ahead && (
        <LookFirst
          key={looking.kind}
          {...ahead}
          busy={busy}
          onAct={() => void write(ahead.run).then(() => setLooking(null))}
          onCancel={() => setLooking(null)}
        />
      )}
    </li>
  );
}
