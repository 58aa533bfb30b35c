import type { HolidayChange, NewHoliday, YearHoliday } from '@almanaque/api';
import { useDateWrites } from './dates-data.ts';
import { useNotice } from '../notice/notice.tsx';

const normOf = ({ event: { origin } }: YearHoliday): string =>
  origin.kind === 'feriado' || origin.kind === 'no-laborable' ? origin.norm : '';

/** What puts an official date back as it was in `before`. */
const changeOf = (before: YearHoliday): HolidayChange =>
  before.change === 'moved'
    ? { kind: 'moved', date: before.event.date, norm: normOf(before) }
    : { kind: before.change === 'removed' ? 'removed' : 'official' };

/** What an administrator entered of a date that the company added. */
export const detailsOf = (added: YearHoliday): NewHoliday => ({
  date: added.event.date,
  kind: added.event.origin.kind === 'feriado' ? 'feriado' : 'no-laborable',
  title: added.event.title,
  description: added.event.description,
  tone: added.event.tone,
  norm: normOf(added),
});

const worksOf = ({ event: { origin } }: YearHoliday): boolean | null =>
  origin.kind === 'no-laborable' ? (origin.works ?? null) : null;

const SAID = { true: 'se trabaja', false: 'no se trabaja', null: 'sin decidir' } as const;
export const worksText = (works: boolean | null): string => SAID[`${works}`];

/** The writes of one holiday; each says what it did and offers to undo it. Each rejects as it fails. */
export function useUndoable() {
  const writes = useDateWrites();
  const show = useNotice();
  return {
    /** Changes an official date. */
    change: async (before: YearHoliday, change: HolidayChange, text: string) => {
      const { holiday: after } = await writes.change(before, { change });
      show({ text, undo: () => writes.change(after, { change: changeOf(before) }) });
      return after;
    },
    /** Whether the company works on a day 'no laborable'; null: it has not decided. */
    decide: async (before: YearHoliday, works: boolean | null) => {
      const { holiday: after } = await writes.change(before, { works });
      const text = `${before.event.title}: ${worksText(works)}.`;
      show({ text, undo: () => writes.change(after, { works: worksOf(before) }) });
    },
    add: async (holiday: NewHoliday) => {
      const { holiday: added } = await writes.add(holiday);
      const text = `«${added.event.title}» se agregó al calendario.`;
      show({ text, undo: () => writes.remove(added) });
      return added;
    },
    /** Edits a date that the company added, as the next one does. */
    edit: async (before: YearHoliday, details: NewHoliday) => {
      const { holiday: after } = await writes.change(before, { details });
      const text = `«${after.event.title}» se guardó.`;
      show({ text, undo: () => writes.change(after, { details: detailsOf(before) }) });
      return after;
    },
    remove: async (added: YearHoliday) => {
      await writes.remove(added);
      const undo = async () => {
        const { holiday } = await writes.add(detailsOf(added));
        const works = worksOf(added);
        if (works !== null) await writes.change(holiday, { works });
      };
      show({ text: `«${added.event.title}» se borró.`, undo });
    },
  };
}
