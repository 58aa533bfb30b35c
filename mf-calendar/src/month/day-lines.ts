import { isHoliday, type CalendarDay, type CalendarEvent } from '@almanaque/shared-contracts';
import type { Bar, Lanes } from './bars.ts';
import { personDate, type PersonDate } from './person-date.ts';
import { lettersOf } from './letters-of.ts';
import type { CellRoom } from './use-room.ts';
import { givenNames, shortNames } from './short-names.ts';
import { shownTime } from './shown-time.ts';

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
const MARK = 2;

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
const YEARS = 4;
/** So much of a title says what it is, also beside its time. */
const ENOUGH = 10;

type TitledLine = Extract<Line, { readonly kind: 'event' }>;

/** With its time, unless the title would lose its end to it, and not enough of it were left. */
function titled(event: CalendarEvent, letters: number): TitledLine {
  const title = titleIn(event, letters);
  const time = event.time ? shownTime(event.time) : '';
  const left = letters - time.length - 1;
  const fits = time !== '' && left >= Math.min(lettersOf(title), ENOUGH);
  return { kind: 'event', event, title, time: fits ? time : null };
}

const isCut = ({ event, title }: TitledLine, letters: number): boolean =>
  lettersOf([event.time && shownTime(event.time), title].filter(Boolean).join(' ')) > letters;

/** The same, and while lines are left of `room`, a second one for each title that would be cut. */
function unfolded(lines: readonly Line[], room: number, letters: number): readonly Line[] {
  let left = room - lines.length;
  return lines.map((line) => {
    if (left <= 0 || line.kind !== 'event' || !isCut(line, letters)) return line;
    left -= 1;
    return { ...titled(line.event, 2 * letters), title: line.title, isTall: true };
  });
}

/** After these words a title would go on. */
const LEADS_ON = /^(?:al?|con|del?|el?|en|l[ao]s?|o|para|por|su|una?|y)$/i;

/** Whether `text` fits in so many lines, wrapped between words. A time stays beside the first of them. */
function fitsIn(lines: number, text: string, letters: number): boolean {
  let [line, used] = [1, 0];
  for (const word of text.split(' ').map(lettersOf)) {
    if (word > letters) return false;
    if (used + word > letters) [line, used] = [line + 1, 0];
    used += word + 0.6;
  }
  return line <= lines;
}

/** What surely does not fit: letters are counted a little too wide, so that names always do. */
const SURELY = 1.1;

/** As many whole words as fit: 'Desayuno…', where it would be 'Desayuno de bienv…'. */
function inWholeWords(line: Line, letters: number): Line {
  if (line.kind !== 'event') return line;
  const { time, title, isTall } = line;
  const withTime = (shown: string) => (time ? `${time}\u00a0${shown}` : shown);
  const fits = (shown: string, room: number) => fitsIn(isTall ? 2 : 1, withTime(shown), room);
  if (fits(title, letters * SURELY)) return line;
  const words = title.split(' ');
  const isTooMuch = () =>
    LEADS_ON.test(words.at(-1) ?? '') || !fits(`${words.join(' ')}…`, letters);
  while (words.length > 0 && isTooMuch()) words.pop();
  const cut = words.join(' ');
  // A word alone may say less than the beginning of the next one with it.
  return lettersOf(withTime(cut)) < letters / 2 ? line : { ...line, title: `${cut}…` };
}

/** The people's dates of one kind: those that are known, and how many there are. */
interface Kind {
  readonly type: PersonKind;
  readonly people: readonly Person[];
  readonly total: number;
}

/**
 * Those people in a line: two faces and two names, fewer where these would be cut, and their number where
 * even one name alone would be.
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
  const number = { people: people.slice(0, isRest ? 1 : 0), names, others: '' };
  return { kind: 'people', type, ...(forms.find(fits) ?? number) };
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
 * it fits, people of one kind together where they do not; else '+N más' takes the last line, unless it
 * stands beside it. Holidays stand beside the number, and are not among them.
 */
export function linesOf(
  day: CalendarDay,
  lanes: Lanes,
  { lines: room, letters, isRestBeside }: CellRoom,
): Lines {
  const barred = new Set(lanes.map((bar) => bar?.event));
  const events: Line[] = lanes.map((bar) => (bar ? { kind: 'bar', bar } : { kind: 'gap' }));
  const people: Person[] = [];
  let holidays = 0;
  for (const event of day.events) {
    const person = personDate(event);
    if (isHoliday(event)) holidays += 1;
    else if (person) people.push({ ...person, event });
    else if (!barred.has(event)) events.push(titled(event, letters + MARK));
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
    let left = room - events.length;
    const lines = kinds.flatMap((kind, place) => {
      const own = linesOfKind(kind, left - (kinds.length - 1 - place), names);
      left -= own.length;
      return own;
    });
    const all = unfolded([...events, ...lines], room, letters + MARK);
    return { lines: all.map((line) => inWholeWords(line, letters + MARK)), rest: 0 };
  }
  const lines = [...events, ...kinds.flatMap((kind) => linesOfKind(kind, 1, names))].slice(
    0,
    isRestBeside ? room : Math.max(room - 1, 0),
  );
  while (lines.at(-1)?.kind === 'gap') lines.pop();
  return {
    lines: lines.map((line) => inWholeWords(line, letters + MARK)),
    rest: lines.reduce((rest, line) => rest - countOf(line, kinds), total),
  };
}
