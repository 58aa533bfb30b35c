import type { YearHoliday } from '@almanaque/api';
import { isDayOff, weekdayDayAndMonth, type CalendarEvent } from '@almanaque/shared-contracts';
import { worksText, type useUndoable } from './undo.ts';

/** What can be done with a date where it is listed. `works`: null where that is not decided. */
export type ActKind =
  | { readonly kind: 'restore' | 'remove' | 'delete' }
  | { readonly kind: 'decide'; readonly works: boolean | null };

interface Act {
  /** As its button calls it. */
  readonly name: string;
  /** What is about to be done. */
  readonly said: string;
  /** How the calendar has it, and how it would; null: not at all. */
  readonly before: CalendarEvent | null;
  readonly after: CalendarEvent | null;
  readonly run: () => Promise<unknown>;
}

const decided = (event: CalendarEvent, works: boolean | null): CalendarEvent =>
  event.origin.kind === 'no-laborable'
    ? { ...event, origin: { ...event.origin, works: works ?? undefined } }
    : event;

export function actOf(
  kind: ActKind,
  holiday: YearHoliday,
  undoable: ReturnType<typeof useUndoable>,
): Act {
  const { change, event, official } = holiday;
  const { title } = event;
  switch (kind.kind) {
    case 'restore': {
      const date = official?.date ?? event.date;
      const day = weekdayDayAndMonth(date);
      const isGone = change === 'removed';
      return {
        name: 'Volver a lo oficial',
        said: isGone ? `${title} vuelve al calendario, el ${day}.` : `${title} vuelve al ${day}.`,
        before: isGone ? null : event,
        after: { ...event, date },
        run: () => undoable.change(holiday, { kind: 'official' }, `${title}: vuelve a lo oficial.`),
      };
    }
    case 'remove': {
      const said = `${title} se quitó del calendario.`;
      return {
        name: 'Quitar',
        said: `${title} se quita del calendario.`,
        before: event,
        after: null,
        run: () => undoable.change(holiday, { kind: 'removed' }, said),
      };
    }
    case 'delete':
      return {
        name: 'Borrar',
        said: `«${title}» se borra.`,
        before: event,
        after: null,
        run: () => undoable.remove(holiday),
      };
    case 'decide': {
      const { works } = kind;
      return {
        name: 'Guardar',
        said: `${title}, ${weekdayDayAndMonth(event.date)}: ${worksText(works)}.`,
        before: event,
        after: decided(event, works),
        run: () => undoable.decide(holiday, works),
      };
    }
  }
}

const isOff = (event: CalendarEvent | null): boolean => event !== null && isDayOff(event);

/** Whether what hangs on the calendar may notice it: else there is nothing to be seen first. */
export const isNoticed = ({ before, after }: Act): boolean =>
  before?.date !== after?.date || isOff(before) !== isOff(after);
