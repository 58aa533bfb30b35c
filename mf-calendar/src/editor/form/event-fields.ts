import {
  EVENT_TYPE_LABELS,
  longDate,
  parseIsoDate,
  type EventDraft,
  type EventIconName,
  type EventType,
  type IsoDate,
  type RuleWords,
  type Tone,
} from '@almanaque/shared-contracts';
import { EVENT_WORDS, ICON_WORDS, TONE_WORDS } from '@almanaque/shared-contracts/words';
import { enteredRule, readRule, type Repeating } from './repetition.ts';

/** Fields that are entered as text, as it was typed. */
type TextField = Exclude<keyof EventDraft, 'type' | 'tone' | 'rrule' | 'icon' | 'picture'>;

/** What the entries of the form hold. */
export interface FormValues extends Repeating, Readonly<Record<TextField, string>> {
  readonly type: EventType;
  readonly tone: Tone;
  readonly icon: EventIconName | null;
  readonly picture: string | null;
  /** Whether the picture says nothing that would have to be described. */
  readonly decorative: boolean;
}

/** What a person sees as one thing, by its first field; the others go together with it. */
export type Matter = Exclude<keyof EventDraft, 'endDate' | 'rrule' | 'pictureAlt' | 'linkName'>;

/** When an event begins, and the rule it has: in its own words where the entered one is the same. */
interface Known {
  readonly date: IsoDate;
  readonly kept: string | null;
}

/** What the editor does with one field of an event. One that is left out below does not compile. */
interface EventField<Key extends keyof EventDraft> {
  readonly matter: Matter;
  /** Its entries, given what is kept. */
  readonly entries: (draft: EventDraft) => Partial<FormValues>;
  /** What its entries say. */
  readonly read: (values: FormValues, known: Known) => EventDraft[Key];
  /** What is kept of its matter, in words; absent: as it is. '' for nothing. */
  readonly told?: (draft: EventDraft, ruleWords: RuleWords) => string;
}

const textOf = (text: string): string | null => text.trim() || null;

export const needsAlt = ({ picture, decorative }: FormValues): boolean =>
  picture !== null && !decorative;

/** Addresses are often written down without their scheme. */
export function linkOf(text: string): string | null {
  const link = textOf(text);
  return link === null || /^[a-z][a-z\d+.-]*:/i.test(link) ? link : `https://${link}`;
}

function whenText({ date, endDate, rrule }: EventDraft, ruleWords: RuleWords): string {
  const days = endDate === null ? longDate(date) : `${longDate(date)} a ${longDate(endDate)}`;
  return rrule === null ? days : `${days}, se repite ${ruleWords(rrule, date)}`;
}

/** Two pictures can be told apart by it, which is all a comparison in words can do. */
const pictureText = ({ picture, pictureAlt }: EventDraft): string =>
  picture === null
    ? ''
    : `Imagen ${picture.slice(-6)}${pictureAlt === null ? '' : `: ${pictureAlt}`}`;

/** A rule falls on its date, and a description is of its picture: apart they would mean something else. */
const FIELDS: { readonly [Key in keyof EventDraft]: EventField<Key> } = {
  title: {
    matter: 'title',
    entries: ({ title }) => ({ title }),
    read: ({ title }) => title.trim(),
  },
  type: {
    matter: 'type',
    entries: ({ type }) => ({ type }),
    read: ({ type }) => type,
    told: ({ type }) => EVENT_TYPE_LABELS[type],
  },
  date: {
    matter: 'date',
    entries: ({ date }) => ({ date }),
    read: (_values, { date }) => date,
    told: whenText,
  },
  endDate: {
    matter: 'date',
    entries: ({ endDate }) => ({ endDate: endDate ?? '' }),
    read: ({ date, endDate }) => (endDate === date ? null : parseIsoDate(endDate)),
  },
  time: {
    matter: 'time',
    entries: ({ time }) => ({ time: time ?? '' }),
    read: ({ time }) => textOf(time),
  },
  place: {
    matter: 'place',
    entries: ({ place }) => ({ place: place ?? '' }),
    read: ({ place }) => textOf(place),
  },
  rrule: {
    matter: 'date',
    entries: ({ rrule, date }) => readRule(rrule, date),
    read: (values, { date, kept }) => enteredRule(values, date, kept),
  },
  description: {
    matter: 'description',
    entries: ({ description }) => ({ description }),
    read: ({ description }) => description.trim(),
  },
  link: {
    matter: 'link',
    entries: ({ link }) => ({ link: link ?? '' }),
    read: ({ link }) => linkOf(link),
    told: ({ link, linkName }) => [linkName, link].filter((part) => part !== null).join(': '),
  },
  linkName: {
    matter: 'link',
    entries: ({ linkName }) => ({ linkName: linkName ?? '' }),
    read: ({ link, linkName }) => (linkOf(link) === null ? null : textOf(linkName)),
  },
  tone: {
    matter: 'tone',
    entries: ({ tone }) => ({ tone }),
    read: ({ tone }) => tone,
    told: ({ tone }) => TONE_WORDS[tone],
  },
  office: {
    matter: 'office',
    entries: ({ office }) => ({ office: office ?? '' }),
    read: ({ office }) => textOf(office),
  },
  team: {
    matter: 'team',
    entries: ({ team }) => ({ team: team ?? '' }),
    read: ({ team }) => textOf(team),
  },
  icon: {
    matter: 'icon',
    entries: ({ icon }) => ({ icon }),
    read: ({ icon }) => icon,
    told: ({ icon }) => (icon ? ICON_WORDS[icon] : 'El de su tipo'),
  },
  picture: {
    matter: 'picture',
    entries: ({ picture, pictureAlt }) => ({
      picture,
      decorative: picture !== null && pictureAlt === null,
    }),
    read: ({ picture }) => picture,
    told: pictureText,
  },
  pictureAlt: {
    matter: 'picture',
    entries: ({ pictureAlt }) => ({ pictureAlt: pictureAlt ?? '' }),
    read: (values) => (needsAlt(values) ? textOf(values.pictureAlt) : null),
  },
};

export const EVENT_KEYS = Object.keys(FIELDS) as readonly (keyof EventDraft)[];
export const MATTERS = [...new Set(EVENT_KEYS.map((key) => FIELDS[key].matter))];

export const matterOf = (key: keyof EventDraft): Matter => FIELDS[key].matter;
export const matterLabel = (matter: Matter): string => EVENT_WORDS[matter];

/** 'Título, Lugar' */
export const matterNames = (matters: readonly Matter[]): string =>
  matters.map(matterLabel).join(', ');

/** What a version of an event says of it, in words; '' for nothing. */
export const matterText = (draft: EventDraft, matter: Matter, ruleWords: RuleWords): string =>
  FIELDS[matter].told?.(draft, ruleWords) ?? draft[matter] ?? '';

/** The entries of the form as they begin. */
export const valuesOf = (draft: EventDraft): FormValues =>
  Object.assign({}, ...EVENT_KEYS.map((key) => FIELDS[key].entries(draft))) as FormValues;

/** What the entries say, where nothing of it is wrong. */
export const draftOfValues = (values: FormValues, known: Known): EventDraft =>
  Object.fromEntries(EVENT_KEYS.map((key) => [key, FIELDS[key].read(values, known)])) as EventDraft;
