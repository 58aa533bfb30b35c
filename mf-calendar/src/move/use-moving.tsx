import {
  useHost,
  useQueryClient,
  viewStore,
  type EventScope,
  type IsoDate,
} from '@almanaque/shared-contracts';
import { focusedElement } from '@almanaque/ui';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { carriedOf, type Carried } from './carried.ts';
import { attaching, type MoveAccess } from './move-context.ts';
import { useMover, type Mover } from './use-mover.ts';

type Moving =
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'carrying';
      readonly carried: Carried;
      /** What had the focus when it was picked up. */
      readonly opener: Element | null;
    }
  /** Put down: a repeating event waits for what of it is meant. */
  | { readonly kind: 'asking'; readonly carried: Carried; readonly to: IsoDate };

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

const accessTo = (
  mover: Mover,
  onDrop: (carried: Carried, to: IsoDate) => void,
  onCarry: (carried: Carried) => void,
): MoveAccess => ({
  chip: (event) => {
    const carried = carriedOf(event);
    return carried ? attaching((chip) => mover.attachChip(chip, carried)) : undefined;
  },
  day: (date) => attaching((day) => mover.attachDay(day, (carried) => onDrop(carried, date))),
  step: attaching(mover.attachStep),
  carry: (event) => {
    const carried = carriedOf(event);
    if (carried) onCarry(carried);
  },
});

/**
 * Moving events: by dragging them, or by picking one up and choosing the day it goes to, which is the
 * month's own way of choosing a day, by keyboard and by touch.
 * @param goTo moves the month's tab stop, and `focusMonth` takes the focus there. Both are stable.
 */
export function useMoving(goTo: (date: IsoDate) => void, focusMonth: () => void): MovingState {
  const { apiBase } = useHost();
  const client = useQueryClient();
  const mover = useMover();
  const [moving, setMoving] = useState(IDLE);

  const move = useCallback(
    (carried: Carried, to: IsoDate, scope: EventScope) => {
      setMoving(IDLE);
      void mover?.moveEvent({ client, apiBase }, carried, to, scope);
    },
    [mover, client, apiBase],
  );
  const drop = useCallback(
    (carried: Carried, to: IsoDate) => {
      if (to === carried.event.date) setMoving(IDLE);
      else if (carried.occurrence !== null) setMoving({ kind: 'asking', carried, to });
      else move(carried, to, 'this');
    },
    [move],
  );
  const carry = useCallback(
    (carried: Carried) => {
      const opener = focusedElement();
      flushSync(() => {
        viewStore().setView('mes');
        setMoving({ kind: 'carrying', carried, opener });
        goTo(carried.event.date);
      });
      focusMonth();
    },
    [goTo, focusMonth],
  );
  const access = useMemo(() => mover && accessTo(mover, drop, carry), [mover, drop, carry]);

  if (mover === null || moving.kind === 'idle') return { access, carrying: null, view: null };
  const { carried } = moving;
  if (moving.kind === 'asking') {
    const view = (
      <mover.ScopeDialog
        carried={carried}
        to={moving.to}
        onChoose={(scope) => move(carried, moving.to, scope)}
        onGiveUp={() => setMoving(IDLE)}
      />
    );
    return { access, carrying: null, view };
  }
  /** Back to where it was picked up. */
  const giveUp = () => {
    flushSync(() => {
      setMoving(IDLE);
      goTo(carried.event.date);
    });
    if (moving.opener instanceof HTMLElement) moving.opener.focus();
  };
  return {
    access,
    carrying: { putDown: (to) => drop(carried, to), giveUp },
    view: <mover.MovingBar carried={carried} onGiveUp={giveUp} />,
  };
}
