import { isHoliday, type CalendarDay, type CalendarEvent } from '@almanaque/shared-contracts';
import type { Bar, Lanes } from './bars.ts';
import { personDate, type PersonDate } from './person-date.ts';
import type { CellRoom } from './use-room.ts';
import { givenNames, shortNames } from './short-names.ts';
import { shownTime } from './shown-time.ts';
import { fitsIn, lettersOf, wholeWords } from './text-room.ts';

export interface Person extends PersonDate {
  readonly event: CalendarEvent;
}

/** One line of a cell; a title may take two. */
export type Line =
  | { readonly kind: 'bar'; readonly bar: Bar }
  /** Kept free, so that the bars of the week stay in their lanes. */
  | { readonly kind: 'gap' }
  | {
      readonly kind: 'event';
      readonly event: CalendarEvent;
      /** '9:00'; null: it has none, or the title would be cut for it. */
      readonly time: string | null;
      readonly title: string;
      /** It takes two lines, for it would be cut in one. */
      readonly isTall?: true;
    }
  | {
      readonly kind: 'person';
      readonly person: Person;
      readonly shortName: string;
      /** Of an anniversary; null: of none, or the name would be cut for them. */
      readonly years: number | null;
    }
  /** Several people's dates of one kind, by the first of them: 'Julieta, Néstor y 7 más'; 'Julieta +8'. */
  | {
      readonly kind: 'people';
      readonly type: PersonKind;
      readonly people: readonly Person[];
      readonly names: string;
      /** ' y 7 más', ' +8'; never cut, however little room there is. */
      readonly others: string;
    };

interface Lines {
  readonly lines: readonly Line[];
  /** How many of the day's events no line tells of. */
  readonly rest: number;
}

const PERSON_KINDS = ['cumpleanos', 'aniversario'] as const;
type PersonKind = (typeof PERSON_KINDS)[number];

/** The letters that a second face takes the room of. */
const FACE = 3;
/** The letters that a mark leaves room for, beside what a face would. */
const MARK = 1.5;

/** The letters from which on the words for many people's dates need not be shortened. */
const FULL = 12;

/** Of whom no name is known, or none fits. */
function counted(type: PersonKind, count: number, letters: number): string {
  const isShort = letters < FULL;
  if (type === 'cumpleanos') return `${count} cumple${isShort ? 's' : 'años'}`;
  return `${count} aniv${isShort ? '.' : `ersario${count === 1 ? '' : 's'}`}`;
}

/** How many faces and names a line has of several people, the fullest first. */
const FORMS = [
  [2, 2],
  [2, 1],
  [1, 1],
  [0, 1],
] as const;
/** Whole where it fits, else in a word or two. */
export const titleIn = ({ title, shortTitle = title }: CalendarEvent, letters: number): string =>
  lettersOf(title) > letters ? shortTitle : title;
/** What ' · 25' takes. */
const YEARS = 3.7;

type TitledLine = Extract<Line, { readonly kind: 'event' }>;

const withTime = (time: string | null, title: string): string =>
  time === null ? title : `${time} ${title}`;

/** With its time, unless a title that would be whole is cut for it, or one that is cut has no word beside it. */
function titled(event: CalendarEvent, letters: number, rows = 1): TitledLine {
  const title = titleIn(event, letters);
  const time = event.time ? shownTime(event.time) : null;
  const fits =
    fitsIn(rows, withTime(time, title), letters) ||
    (!fitsIn(rows, title, letters) &&
      fitsIn(1, withTime(time, `${title.split(' ')[0]}…`), letters));
  return { kind: 'event', event, title, time: fits ? time : null };
}

const isTall = (line: Line): boolean => line.kind === 'event' && line.isTall === true;

/** The same, and while any of so many lines is spare, a second one for each title that would be cut. */
function unfolded(
  lines: readonly Line[],
  spare: number,
  letters: number,
  forTime: boolean,
): Line[] {
  let left = spare;
  return lines.map((line) => {
    if (left <= 0 || line.kind !== 'event') return line;
    const { event, time, title } = line;
    if (fitsIn(1, title, letters) && !(forTime && event.time && time === null)) return line;
    left -= 1;
    return { ...titled(event, letters, 2), isTall: true };
  });
}

/** As many whole words as fit: 'Desayuno…', where it would be 'Desayuno de bienv…'. */
function inWholeWords(line: Line, letters: number): Line {
  if (line.kind !== 'event') return line;
  const { time, title, isTall } = line;
  const fits = (shown: string) => fitsIn(isTall ? 2 : 1, withTime(time, shown), letters);
  if (fits(title)) return line;
  const cut = wholeWords(title, fits);
  // A word alone may say less than the beginning of the next one with it.
  return lettersOf(cut) < letters / 2 ? line : { ...line, title: cut };
}

/** The people's dates of one kind: those that are known, and how many there are. */
interface Kind {
  readonly type: PersonKind;
  readonly people: readonly Person[];
  readonly total: number;
}

/**
 * Those people in a line: two faces and two names, fewer where these would be cut, and their number, beside
 * nobody's face, where even one name alone would be.
 * @param isRest others of them have lines of their own above.
 */
function groupOf({ type, people, total }: Kind, letters: number, isRest: boolean): Line {
  const given = givenNames(people.map(({ name }) => name));
  const forms = FORMS.map(([faces, named]) => {
    const names = given.slice(0, named);
    const rest = total - names.length;
    const more = faces === 0 ? ` +${rest}` : ` y ${rest} más`;
    return {
      people: people.slice(0, faces),
      names: names.join(rest === 0 ? ' y ' : ', '),
      others: rest === 0 ? '' : more,
    };
  });
  const fits = ({ people: { length }, names, others }: (typeof forms)[number]) => {
    const beside = length === 0 ? -MARK : (length - 1) * FACE;
    return names !== '' && lettersOf(names + others) <= letters - beside;
  };
  const names = isRest ? `y ${total} más` : counted(type, total, letters);
  return { kind: 'people', type, ...(forms.find(fits) ?? { people: [], names, others: '' }) };
}

/** What the people of a day are called there, and how many letters a line has. */
interface Names {
  readonly short: ReadonlyMap<Person, string>;
  readonly letters: number;
}

/** One line each as far as `room` goes, the last for all that are left. */
function linesOfKind(kind: Kind, room: number, names: Names): Line[] {
  const { people, total } = kind;
  const alone =
    total <= room && total === people.length ? total : Math.min(room, people.length) - 1;
  const lines = people.slice(0, Math.max(alone, 0)).map((person): Line => {
    const shortName = names.short.get(person) ?? person.name;
    const fits = person.years !== null && lettersOf(shortName) + YEARS <= names.letters;
    return { kind: 'person', person, shortName, years: fits ? parseInt(person.years, 10) : null };
  });
  const left = { ...kind, people: people.slice(lines.length), total: total - lines.length };
  return left.total === 0 ? lines : [...lines, groupOf(left, names.letters, lines.length > 0)];
}

const countOf = (line: Line, kinds: readonly Kind[]): number => {
  if (line.kind === 'gap') return 0;
  return line.kind === 'people' ? (kinds.find(({ type }) => type === line.type)?.total ?? 0) : 1;
};

/**
 * What a cell tells of its day: bars, then what has a title, then people. All of it where
 * it fits, a title in two lines and people of one kind together where they do not; else '+N más' takes the last line, unless it
 * stands beside it. Holidays stand beside the number, and are not among them.
 */
export function linesOf(
  day: CalendarDay,
  lanes: Lanes,
  { lines: room, letters, isRestBeside }: CellRoom,
): Lines {
  const width = letters + MARK;
  const whole = (line: Line) => inWholeWords(line, width);
  const barred = new Set(lanes.map((bar) => bar?.event));
  const events: Line[] = lanes.map((bar) => (bar ? { kind: 'bar', bar } : { kind: 'gap' }));
  const people: Person[] = [];
  let holidays = 0;
  for (const event of day.events) {
    const person = personDate(event);
    if (isHoliday(event)) holidays += 1;
    else if (person) people.push({ ...person, event });
    else if (!barred.has(event)) events.push(titled(event, width));
  }
  const short = shortNames(
    people.map(({ name }) => name),
    letters,
    (place) => (people[place]?.years === null ? 0 : YEARS),
  );
  const names: Names = {
    short: new Map(people.map((person, place) => [person, short[place] ?? person.name])),
    letters,
  };
  const kinds = PERSON_KINDS.map((type): Kind => {
    const known = people.filter(({ event }) => event.type === type);
    return { type, people: known, total: known.length + (day.unseen?.[type] ?? 0) };
  }).filter(({ total }) => total > 0);
  const total = day.total - holidays;
  const told =
    events.filter(({ kind }) => kind !== 'gap').length +
    kinds.reduce((sum, kind) => sum + kind.total, 0);
  // What is neither here nor known to be people's.
  const unknown = total - told;

  if (unknown === 0 && events.length + kinds.length <= room) {
    // Where nobody needs it, a second line also goes to a time that is left out.
    const spare = room - events.length - kinds.length;
    const titles = unfolded(events, spare, width, kinds.length === 0);
    let left = room - titles.length - titles.filter(isTall).length;
    const lines = kinds.flatMap((kind, place) => {
      const own = linesOfKind(kind, left - (kinds.length - 1 - place), names);
      left -= own.length;
      return own;
    });
    return { lines: [...titles.map(whole), ...lines], rest: 0 };
  }
  const lines = [...events, ...kinds.flatMap((kind) => linesOfKind(kind, 1, names))].slice(
    0,
    isRestBeside ? room : Math.max(room - 1, 0),
  );
  while (lines.at(-1)?.kind === 'gap') lines.pop();
  return {
    lines: lines.map(whole),
    rest: lines.reduce((rest, line) => rest - countOf(line, kinds), total),
  };
}
