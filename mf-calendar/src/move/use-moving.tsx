import {
  useHost,
  useQueryClient,
  viewStore,
  type EventScope,
  type IsoDate,
} from '@almanaque/shared-contracts';
import { focusedElement } from '@almanaque/ui';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Carried } from './carried.ts';
import type { MoveAccess } from './move-context.ts';
import type { Moving } from './moving.ts';
import { useMover } from './use-mover.ts';

const IDLE: Moving = { kind: 'idle' };

interface MovingState {
  /** Null where nothing can be moved. */
  readonly access: MoveAccess | null;
  /** What is being carried, with what puts it down and what lets it be where it was. */
  readonly carrying: {
    readonly putDown: (to: IsoDate) => void;
    readonly giveUp: () => void;
  } | null;
  readonly view: ReactNode;
}

/**
 * Moving events: by dragging them, or by picking one up and choosing the day it goes to, which is the
 * month's own way of choosing a day, by keyboard and by touch.
 * @param goTo moves the month's tab stop, and `focusMonth` takes the focus there. Both are stable.
 */
export function useMoving(goTo: (date: IsoDate) => void, focusMonth: () => void): MovingState {
  const { apiBase } = useHost();
  const client = useQueryClient();
  const mover = useMover();
  const [moving, setMoving] = useState<Moving>(IDLE);
  /** Whether anything was picked up so far. */
  const [isUsed, setUsed] = useState(false);
  const pickUp = useCallback(() => setUsed(true), []);
  // Whoever had it in their hands may move nothing any more.
  if (!mover && moving.kind !== 'idle') setMoving(IDLE);
  useEffect(
    // Nobody sees the question any more.
    () => () => {
      if (moving.kind === 'asking') moving.answer?.(false);
    },
    [moving],
  );

  const move = useCallback(
    (carried: Carried, to: IsoDate, scope: EventScope, isWanted: () => Promise<boolean>) => {
      setMoving(IDLE);
      void mover?.moveEvent({ client, apiBase }, carried, to, scope, isWanted);
    },
    [mover, client, apiBase],
  );
  const drop = useCallback(
    (carried: Carried, to: IsoDate) =>
      mover?.putDown(carried, to, {
        setMoving,
        move: (...how) => move(carried, to, ...how),
      }),
    [mover, move],
  );
  const carry = useCallback(
    (carried: Carried) => {
      const opener = focusedElement();
      flushSync(() => {
        viewStore().setView('mes');
        setUsed(true);
        setMoving({ kind: 'carrying', carried, opener });
        goTo(carried.event.date);
      });
      focusMonth();
    },
    [goTo, focusMonth],
  );
  const access = useMemo(
    () => mover?.moveAccess({ onPickUp: pickUp, onDrop: drop, onCarry: carry }) ?? null,
    [mover, pickUp, drop, carry],
  );
  /** Back to where it was picked up. */
  const giveUp = () => {
    if (moving.kind !== 'carrying') return;
    flushSync(() => {
      setMoving(IDLE);
      goTo(moving.carried.event.date);
    });
    if (moving.opener instanceof HTMLElement) moving.opener.focus();
  };
  return {
    access,
    carrying:
      moving.kind === 'carrying' ? { putDown: (to) => drop(moving.carried, to), giveUp } : null,
    view: mover && (
      <mover.MovingView
        {...{ moving, isUsed }}
        onMove={(...what) => move(...what, () => Promise.resolve(true))}
        onAsked={() => setMoving(IDLE)}
        onGiveUp={giveUp}
      />
    ),
  };
}
