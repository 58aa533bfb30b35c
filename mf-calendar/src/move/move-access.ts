import type { IsoDate } from '@almanaque/shared-contracts';
import { carriedOf, type Carried } from './carried.ts';
import { attachChip, attachDay, attachStep } from './drag.ts';
import type { Attach, MoveAccess } from './move-context.ts';

interface OnMoves {
  readonly onPickUp: () => void;
  readonly onDrop: (carried: Carried, to: IsoDate) => void;
  readonly onCarry: (carried: Carried) => void;
}

/** A ref that attaches what is needed to an element, and detaches it when the element goes. */
const attaching =
  (attach: (element: HTMLElement) => () => void): Attach =>
  (element) =>
    element ? attach(element) : undefined;

export const moveAccess = ({ onPickUp, onDrop, onCarry }: OnMoves): MoveAccess => ({
  chip: (event) => {
    const carried = carriedOf(event);
    return carried ? attaching((chip) => attachChip(chip, carried, onPickUp)) : undefined;
  },
  day: (date) => attaching((day) => attachDay(day, (carried) => onDrop(carried, date))),
  step: attaching(attachStep),
  carry: (event) => {
    const carried = carriedOf(event);
    if (carried) onCarry(carried);
  },
});
