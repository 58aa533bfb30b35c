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
/** What the marks of several people are said to leave, which those of the planner do not. */
const GROUP = 1.5;
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

/** The letters of a row, and of the last one, at whose end may stand how many are left over. */
interface Width {
  readonly letters: number;
  readonly last: number;
}

/** Whether `text` fits in so many rows. */
function fits(event: CalendarEvent, text: string, width: Width, rows: number): boolean {
  const more = isHoliday(event) ? NO_MARK : 0;
  const [letters, last] = [width.letters + more, width.last + more];
  if (fitsIn(rows - 1, text, letters)) return true;
  const words = text.split(' ');
  return words.some(
    (_, place) =>
      fitsIn(1, words.slice(place).join(' '), last) &&
      (place === 0 || fitsIn(rows - 1, words.slice(0, place).join(' '), letters)),
  );
}

/** What may be said of an event that is nobody's date, the fullest first. */
const wordings = ({ title, shortTitle = title, time }: CalendarEvent): readonly string[] =>
  [title, shortTitle].flatMap((text) =>
    time === undefined ? [text] : [`${shownTime(time)}\u00a0${text}`, text],
  );

/** Whole in as few of the rows as it can be; where it cannot, in as many whole words as fit. */
function titleLine(event: CalendarEvent, width: Width, rows: number): PlannerLine {
  const texts = wordings(event);
  const kind = kindOf(event);
  for (let used = 1; used <= rows; used += 1) {
    const text = texts.find((wording) => fits(event, wording, width, used));
    if (text !== undefined) return { kind, text, rows: used };
  }
  const shortest = texts.at(-1) ?? event.title;
  const cut = wholeWords(shortest, (shown) => fits(event, shown, width, rows));
  // Of one whose first word is too long the browser shows the beginning; that it is cut is told all the same.
  return { kind, text: cut === '…' ? `${shortest}…` : cut, rows };
}

/** Each title whole, if it takes a second row, as long as there is one for each of the others. */
function titleLines(events: readonly CalendarEvent[], { letters, last }: Width, rows: number) {
  let left = rows;
  return events.slice(0, rows).map((event, place, { length }) => {
    const mayUse = left - (length - 1 - place);
    // Nothing stands beside a title that another line follows.
    const beside = place === length - 1 ? last : letters;
    const line = titleLine(event, { letters, last: beside }, mayUse);
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

/** People's dates; each line's letters are `letters`, and those of the last one `last`. */
function peopleLines(day: CalendarDay, { letters, last }: Width, rows: number): Told {
  const within = (room: number) =>
    linesOf(day, [], { lines: rows, letters: room, isRestBeside: true });
  const { lines, rest } = within(letters);
  const [groups, narrow] = [within(letters - GROUP), within(last - GROUP)];
  const told = lines.map((line, place) => {
    if (place === lines.length - 1 && last < letters) return narrow.lines[place] ?? line;
    return line.kind === 'people' ? (groups.lines[place] ?? line) : line;
  });
  return { lines: told.map(personLine).filter((line) => line !== null), rest };
}

const isTitled = (event: CalendarEvent): boolean => personDate(event) === null;

/** Titles, holidays' first, and then people, as far as rows are left. */
function linesWithin(day: CalendarDay, width: Width, rows: number): Told {
  const titled = day.events.filter(isTitled);
  const first = [...titled.filter(isHoliday), ...titled.filter((event) => !isHoliday(event))];
  const ofPeople = {
    ...day,
    events: day.events.filter((event) => !isTitled(event)),
    total: day.total - titled.length,
  };
  const rowsOf = (lines: readonly PlannerLine[]) => lines.reduce((sum, line) => sum + line.rows, 0);
  const beforePeople = titleLines(first, { ...width, last: width.letters }, rows);
  const arePeopleTold = ofPeople.events.length > 0 && rowsOf(beforePeople) < rows;
  const titles = arePeopleTold ? beforePeople : titleLines(first, width, rows);
  const people = peopleLines(ofPeople, width, rows - rowsOf(titles));
  return {
    lines: [...titles, ...people.lines],
    rest: people.rest + titled.length - titles.length,
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
function alone(event: CalendarEvent, day: CalendarDay, width: Width, rows: number): Told {
  const texts = personDate(event)
    ? personWordings(event, day, rows * width.letters)
    : wordings(event);
  const text = texts.find((wording) => fits(event, wording, width, rows));
  if (text === undefined) return linesWithin(day, width, rows);
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
  const full = { letters, last: letters };
  const [only] = day.events;
  if (only && day.total === 1) return alone(only, day, full, rows);
  const whole = linesWithin(day, full, rows);
  if (whole.rest === 0) return whole;
  return linesWithin(day, { letters, last: letters - restLetters(whole.rest) }, rows);
}

/** The day's titles that its lines do not say whole: they are told at the sheet's foot. */
export function untoldTitles(day: CalendarDay, paper: Paper, runs = 0): readonly CalendarEvent[] {
  const said = plannerLines(day, paper, runs).lines.map(({ text }) => text);
  return day.events.filter(
    (event) => isTitled(event) && !wordings(event).some((text) => said.includes(text)),
  );
}
