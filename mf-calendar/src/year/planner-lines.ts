import { isHoliday, type CalendarDay, type EventType } from '@almanaque/shared-contracts';
import { linesOf, titleIn, type Line } from '../month/day-lines.ts';
import type { Paper } from '../print/paper.ts';
import { plannerTitle } from './planner-title.ts';

/** What a day has room for: on a poster one line more, in letters that are larger still. */
const ROOM: Readonly<Record<Paper, { readonly lines: number; readonly letters: number }>> = {
  a4: { lines: 2, letters: 14 },
  a3: { lines: 3, letters: 20 },
};

/** The letters that '+12' takes of each line. */
const REST = 3;

export interface PlannerLine {
  readonly type: EventType;
  readonly text: string;
}

function textOf(line: Line): PlannerLine | null {
  switch (line.kind) {
    case 'event':
      return {
        type: line.event.type,
        text: [line.time, line.title].filter(Boolean).join('\u00a0'),
      };
    case 'person': {
      const years = line.years === null ? '' : ` · ${line.years}`;
      return { type: line.person.event.type, text: line.shortName + years };
    }
    case 'people':
      return { type: line.type, text: line.names + line.others };
    // The sheet draws no bars, and keeps nothing free for them.
    case 'bar':
    case 'gap':
      return null;
  }
}

/**
 * What a day of the wall planner says, as the month's cells say it: no name is cut, people of one kind
 * share a line where they must, and `rest` is what no line tells of. What is alone on its day is said
 * whole, in two lines if need be.
 */
export function plannerLines(
  day: CalendarDay,
  paper: Paper,
): { readonly lines: readonly PlannerLine[]; readonly rest: number } {
  const [only] = day.events;
  if (only && day.total === 1) {
    return { lines: [{ type: only.type, text: plannerTitle(only) }], rest: 0 };
  }
  const room = ROOM[paper];
  const within = (letters: number) => {
    const holidays = day.events
      .filter(isHoliday)
      .slice(0, room.lines)
      .map((event): PlannerLine => ({ type: event.type, text: titleIn(event, letters) }));
    const others = linesOf(day, [], {
      ...{ lines: room.lines - holidays.length, letters },
      isRestBeside: true,
    });
    const told = others.lines.map(textOf).filter((line) => line !== null);
    return { lines: [...holidays, ...told], rest: others.rest };
  };
  const whole = within(room.letters);
  return whole.rest === 0 ? whole : within(room.letters - REST);
}
