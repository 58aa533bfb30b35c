import {
  EVENT_DEFAULTS,
  EVENT_WORDS,
  linkSchema,
  type CalendarEvent,
  type EventDraft,
  type IsoDate,
} from '@almanaque/shared-contracts/schemas';
import { descriptionOf, placeOf, titleOf, type Told, type ValueOf } from './ics-import/texts.ts';
import { leapDayRule } from './leap-day.ts';

/** What is done with one field of an event. A field that is left out of the table below does not compile. */
interface EventField<Key extends keyof EventDraft> {
  /** The column that holds it. */
  readonly column: string;
  /** What is stored, where it is not what was entered. */
  readonly stored?: (draft: EventDraft) => EventDraft[Key];
  /** Whether the event is found by its words. */
  readonly isSearched: boolean;
  /** Whether the calendar has it under its name always, or where it is set; 'apart': in its own way. */
  readonly shown: Key extends keyof CalendarEvent ? 'always' | 'ifSet' | 'apart' : 'apart';
  /** How calendar files and feeds have it; 'apart': in the way that all dates have it; null: they do not. */
  readonly ics: IcsOut | 'apart' | null;
  /** The width of its column in an exported sheet; 'apart': all dates have that column; null: there is none. */
  readonly sheet: number | 'apart' | null;
  /** What an imported .ics file says of it; 'apart': its times say it; null: an organiser does. */
  readonly fromFile: ((valueOf: ValueOf) => Told<EventDraft[Key]>) | 'apart' | null;
}

/** A property of its own (RFC 5545, section 3.8), a line of the description, or both. */
interface IcsOut {
  readonly property: string | null;
  readonly isLine: boolean;
}

export type EventFields = { readonly [Key in keyof EventDraft]: EventField<Key> };

const LINE: IcsOut = { property: null, isLine: true };

/** What an organiser alone says, and the calendar alone shows. */
const LOOK = { isSearched: false, ics: null, sheet: null, fromFile: null } as const;
const WHEN = { isSearched: false, ics: 'apart', sheet: 'apart', fromFile: 'apart' } as const;
const WHOM = { isSearched: false, shown: 'ifSet', ics: LINE, sheet: 18, fromFile: null } as const;

/** Where calendars put the address of a meeting: it comes before that of a page about the event. */
const LINK_PROPERTIES = [
  'x-google-conference',
  'x-microsoft-skypeteamsmeetingurl',
  'x-microsoft-onlinemeetingjoinlink',
  'url',
];

/** What is no https address is left out: it could not be opened from here. */
const firstLink = (values: readonly unknown[]): string | null =>
  values.map((value) => linkSchema.safeParse(value).data).find((link) => link !== undefined) ??
  null;

/** Every field that is entered of an event. Its writes, its undoing, searches and files are made from this. */
export const EVENT_FIELDS = {
  title: {
    column: 'title',
    isSearched: true,
    shown: 'always',
    ics: 'apart',
    sheet: 'apart',
    fromFile: (valueOf) => titleOf(valueOf('summary')),
  },
  type: { ...LOOK, column: 'type', shown: 'always', ics: 'apart', sheet: 'apart' },
  tone: { ...LOOK, column: 'tone', shown: 'always' },
  date: { ...WHEN, column: 'date', shown: 'apart' },
  endDate: {
    ...WHEN,
    column: 'end_date',
    stored: ({ date, endDate }) => (endDate === date ? null : endDate),
    shown: 'apart',
  },
  time: { ...WHEN, column: 'time', shown: 'ifSet' },
  place: {
    column: 'place',
    isSearched: true,
    shown: 'ifSet',
    ics: { property: 'location', isLine: false },
    sheet: 24,
    fromFile: (valueOf) => placeOf(valueOf('location')),
  },
  description: {
    column: 'description',
    isSearched: true,
    shown: 'always',
    ics: 'apart',
    sheet: 'apart',
    fromFile: (valueOf) => descriptionOf(valueOf('description')),
  },
  office: { ...WHOM, column: 'office' },
  team: { ...WHOM, column: 'team' },
  rrule: {
    ...WHEN,
    column: 'rrule',
    stored: ({ date, rrule }) => rrule && leapDayRule(date, rrule),
    shown: 'apart',
    sheet: null,
  },
  icon: { ...LOOK, column: 'icon', shown: 'ifSet' },
  picture: { ...LOOK, column: 'picture', shown: 'always' },
  pictureAlt: {
    ...LOOK,
    column: 'picture_alt',
    stored: ({ picture, pictureAlt }) => (picture === null ? null : pictureAlt),
    shown: 'ifSet',
  },
  link: {
    column: 'link',
    isSearched: true,
    shown: 'ifSet',
    // Google shows no URL: its calendar has the line.
    ics: { property: 'url', isLine: true },
    sheet: 30,
    fromFile: (valueOf) => ({ value: firstLink(LINK_PROPERTIES.map(valueOf)), remarks: [] }),
  },
  linkName: {
    column: 'link_name',
    stored: ({ link, linkName }) => (link === null ? null : linkName),
    isSearched: true,
    shown: 'ifSet',
    ics: null,
    sheet: 24,
    fromFile: null,
  },
} as const satisfies EventFields;

type Fields = typeof EVENT_FIELDS;
type ColumnOf<Key extends keyof Fields> = Fields[Key]['column'];

/** The type that a field has in the database, to which a date is text. */
type Stored<Value> = Value extends IsoDate ? string : Value;

/** The columns of the table of events that hold what a person entered. */
export type EventColumns = {
  [Key in keyof Fields as ColumnOf<Key>]: Stored<EventDraft[Key]>;
};

export const EVENT_KEYS = Object.keys(EVENT_FIELDS) as readonly (keyof EventDraft)[];
const field = (key: keyof EventDraft): EventField<keyof EventDraft> => EVENT_FIELDS[key];

export const EVENT_COLUMNS = EVENT_KEYS.map((key) => EVENT_FIELDS[key].column);

/** What a person entered of an event that is kept. What is kept was written by Almanaque alone. */
export const draftIn = (row: EventColumns): EventDraft =>
  Object.fromEntries(EVENT_KEYS.map((key) => [key, row[EVENT_FIELDS[key].column]])) as EventDraft;

/** What is kept of what a person entered. */
export const storedColumns = (draft: EventDraft): EventColumns =>
  Object.fromEntries(
    EVENT_KEYS.map((key) => {
      const { column, stored } = field(key);
      return [column, stored === undefined ? draft[key] : stored(draft)];
    }),
  ) as EventColumns;

const SEARCHED = EVENT_KEYS.filter((key) => field(key).isSearched).map(
  (key) => EVENT_FIELDS[key].column,
);

/** What an event is found by, of its columns. */
export const searchedTexts = (row: Readonly<Record<string, unknown>>): (string | null)[] =>
  SEARCHED.map((column) => row[column]).map((value) => (typeof value === 'string' ? value : null));

/** Keys of the fields that have `What` as what the calendar makes of them. */
type ShownAs<What> = {
  [Key in keyof Fields]: Fields[Key]['shown'] extends What ? Key : never;
}[keyof Fields];
type ShownFields = Pick<CalendarEvent, ShownAs<'always'> | ShownAs<'ifSet'>>;

const SHOWN = EVENT_KEYS.filter((key) => field(key).shown !== 'apart');

/** What the calendar has of an event under the same names. */
export const shownFields = (draft: EventDraft): ShownFields =>
  Object.fromEntries(
    SHOWN.filter((key) => field(key).shown === 'always' || draft[key] !== null).map((key) => [
      key,
      draft[key],
    ]),
  ) as ShownFields;

/** What the calendar shows of an event's field, where that is a text. */
interface ShownText {
  readonly label: string;
  readonly of: (event: CalendarEvent) => string | null;
}

const shownText = (key: keyof EventDraft): ShownText => ({
  label: EVENT_WORDS[key],
  of: (event: Partial<Record<keyof EventDraft, unknown>>) => {
    const value = event[key];
    return typeof value === 'string' ? value : null;
  },
});

/** The columns of an exported sheet that not all dates have. */
export const SHEET_COLUMNS = EVENT_KEYS.flatMap((key) => {
  const { sheet } = field(key);
  return typeof sheet === 'number' ? [{ ...shownText(key), width: sheet }] : [];
});

const ICS = EVENT_KEYS.flatMap((key) => {
  const { ics } = field(key);
  return ics === null || ics === 'apart' ? [] : [{ ...shownText(key), ...ics }];
});
/** What calendar files and feeds have of an event in properties that not all dates have. */
export const ICS_PROPERTIES = ICS.flatMap(({ property, of }) =>
  property === null ? [] : [{ property, of }],
);
/** The same, in lines of its description. */
export const ICS_LINES: readonly ShownText[] = ICS.filter(({ isLine }) => isLine);

/** Fields of which an .ics file may say something. */
export type FileKey = {
  [Key in keyof Fields]: Fields[Key]['fromFile'] extends null ? never : Key;
}[keyof Fields];
const isOfFile = (key: keyof EventDraft): key is FileKey => field(key).fromFile !== null;
export const FILE_KEYS = EVENT_KEYS.filter(isOfFile);

/** What an .ics file says of an event; the rest is the organiser's to say. */
export type FileDraft = Pick<EventDraft, FileKey>;

/** What an imported event is until an organiser says otherwise. */
export const NOT_IN_FILE = Object.fromEntries(
  Object.entries(EVENT_DEFAULTS).filter(([key]) => !isOfFile(key as keyof EventDraft)),
) as Omit<EventDraft, FileKey>;

/** Fields that an .ics file tells in words. */
type TextKey = {
  [Key in keyof Fields]: Fields[Key]['fromFile'] extends null | 'apart' ? never : Key;
}[keyof Fields];

interface FileTexts {
  readonly texts: Pick<EventDraft, TextKey>;
  readonly remarks: readonly string[];
}

/** What an .ics file tells in words of an event. */
export function textsInFile(valueOf: ValueOf): FileTexts {
  const told = EVENT_KEYS.flatMap((key) => {
    const { fromFile } = field(key);
    return typeof fromFile === 'function' ? [[key, fromFile(valueOf)] as const] : [];
  });
  return {
    texts: Object.fromEntries(told.map(([key, { value }]) => [key, value])) as FileTexts['texts'],
    remarks: told.flatMap(([, { remarks }]) => remarks),
  };
}
