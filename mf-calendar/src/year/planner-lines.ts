import {
  isHoliday,
  type CalendarDay,
  type CalendarEvent,
  type EventType,
} from '@almanaque/shared-contracts';
import { linesOf, type Line } from '../month/day-lines.ts';
import { personDate } from '../month/person-date.ts';
import { shownTime } from '../month/shown-time.ts';
import { fitsIn, wholeWords } from '../month/text-room.ts';
import type { Paper } from '../print/paper.ts';
import { plannerTitle } from './planner-title.ts';

/** What a day has room for: on a poster one row more, in letters that are larger still. */
const ROOM: Readonly<Record<Paper, { readonly rows: number; readonly letters: number }>> = {
  a4: { rows: 2, letters: 16 },
  a3: { rows: 3, letters: 23 },
};

/** The letters that '+12' takes of the last row. */
const restLetters = (rest: number): number => String(rest).length + 2;
/** What a holiday's name, which has no mark, has more. */
const NO_MARK = 2;
/** What each event that runs beside the lines takes of them. */
const RUN = 2;

export interface PlannerLine {
  readonly kind: EventType | 'holiday';
  readonly text: string;
  /** How many rows it takes. */
  readonly rows: number;
}

interface Told {
  readonly lines: readonly PlannerLine[];
  /** How many of the day's events no line tells of. */
  readonly rest: number;
}

const kindOf = (event: CalendarEvent): PlannerLine['kind'] =>
  isHoliday(event) ? 'holiday' : event.type;

const fits = (event: CalendarEvent, text: string, letters: number, rows: number): boolean =>
  fitsIn(rows, text, isHoliday(event) ? letters + NO_MARK : letters);

/** What may be said of an event that is nobody's date, the fullest first. */
const wordings = ({ title, shortTitle = title, time }: CalendarEvent): readonly string[] =>
  [title, shortTitle].flatMap((text) =>
    time === undefined ? [text] : [`${shownTime(time)}\u00a0${text}`, text],
  );

/** Whole in as few of the rows as it can be; where it cannot, in as many whole words as fit. */
function titleLine(event: CalendarEvent, letters: number, rows: number): PlannerLine {
  const texts = wordings(event);
  const kind = kindOf(event);
  for (let used = 1; used <= rows; used += 1) {
    const text = texts.find((wording) => fits(event, wording, letters, used));
    if (text !== undefined) return { kind, text, rows: used };
  }
  const shortest = texts.at(-1) ?? event.title;
  const cut = wholeWords(shortest, (shown) => fits(event, shown, letters, rows));
  return { kind, text: cut === '…' ? shortest : cut, rows };
}

/** Each title whole, if it takes a second row, as long as there is one for each of the others. */
function titleLines(events: readonly CalendarEvent[], letters: number, rows: number) {
  let left = rows;
  return events.slice(0, rows).map((event, place, { length }) => {
    const line = titleLine(event, letters, left - (length - 1 - place));
    left -= line.rows;
    return line;
  });
}

function personLine(line: Line): PlannerLine | null {
  if (line.kind === 'person') {
    const years = line.years === null ? '' : ` · ${line.years}`;
    return { kind: line.person.event.type, text: line.shortName + years, rows: 1 };
  }
  if (line.kind === 'people') return { kind: line.type, text: line.names + line.others, rows: 1 };
  return null;
}

/** Titles, holidays' first, and then people, as far as rows are left. */
function linesWithin(day: CalendarDay, letters: number, rows: number): Told {
  const titled = day.events.filter((event) => personDate(event) === null);
  const first = [...titled.filter(isHoliday), ...titled.filter((event) => !isHoliday(event))];
  const titles = titleLines(first, letters, rows);
  const ofPeople = {
    ...day,
    events: day.events.filter((event) => personDate(event) !== null),
    total: day.total - titled.length,
  };
  const left = rows - titles.reduce((sum, line) => sum + line.rows, 0);
  const { lines, rest } = linesOf(ofPeople, [], { lines: left, letters, isRestBeside: true });
  return {
    lines: [...titles, ...lines.map(personLine).filter((line) => line !== null)],
    rest: rest + titled.length - titles.length,
  };
}

/** A person's date, the fullest first; of a long name the forms that are shorter by sense. */
function personWordings(event: CalendarEvent, day: CalendarDay, letters: number): string[] {
  const { name = event.title, years = null } = personDate(event) ?? {};
  const shorter = [0.8, 0.6].flatMap((share) =>
    linesOf(day, [], { lines: 1, letters: letters * share }).lines.map(personLine),
  );
  return [
    plannerTitle(event),
    years === null ? name : `${name}\u00a0·\u00a0${parseInt(years, 10)}`,
    ...shorter.map((line) => (line?.text ?? name).replace(' · ', '\u00a0·\u00a0')),
  ];
}

/** What is alone on its day: as fully as all of its rows let it be. */
function alone(event: CalendarEvent, day: CalendarDay, letters: number, rows: number): Told {
  const texts = personDate(event) ? personWordings(event, day, rows * letters) : wordings(event);
  const text = texts.find((wording) => fits(event, wording, letters, rows));
  if (text === undefined) return linesWithin(day, letters, rows);
  return { lines: [{ kind: kindOf(event), text, rows }], rest: 0 };
}

/**
 * What a day of the wall planner says. No name is cut: a title has its short form or a second row, for
 * which people give way, and people of one kind share a line where they must. `rest` is what no line
 * tells of; its number stands at the end of the last row, which is the shorter for it.
 * @param runs how many events run beside its lines.
 */
export function plannerLines(day: CalendarDay, paper: Paper, runs = 0): Told {
  const { rows } = ROOM[paper];
  const letters = ROOM[paper].letters - runs * RUN;
  const [only] = day.events;
  if (only && day.total === 1) return alone(only, day, letters, rows);
  const whole = linesWithin(day, letters, rows);
  if (whole.rest === 0) return whole;
  const shorter = linesWithin(day, letters - restLetters(whole.rest), rows);
  const last = shorter.lines.at(-1);
  return last !== undefined && shorter.lines.length === whole.lines.length
    ? { ...shorter, lines: [...whole.lines.slice(0, -1), last] }
    : shorter;
}
