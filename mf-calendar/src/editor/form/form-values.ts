import {
  addDays,
  dateOf,
  daysBetween,
  EVENT_DEFAULTS,
  type EventDraft,
  type EventIconName,
  eventProblem,
  type EventType,
  FIRST_YEAR,
  type IsoDate,
  LAST_YEAR,
  MAX_EVENT_TITLE,
  parseIsoDate,
  type Tone,
} from '@almanaque/shared-contracts';
import { isSameRule, readRule, repetitionOn, ruleOf, UNITS, type Repeating } from './repetition.ts';

/** What the entries of the form hold: text, as it was typed. */
export interface FormValues extends Repeating {
  readonly title: string;
  readonly type: EventType;
  readonly tone: Tone;
  readonly date: string;
  readonly endDate: string;
  readonly time: string;
  readonly place: string;
  readonly description: string;
  readonly office: string;
  readonly team: string;
  readonly icon: EventIconName | null;
  readonly picture: string | null;
  readonly pictureAlt: string;
  /** Whether the picture says nothing that would have to be described. */
  readonly decorative: boolean;
}

export type FieldName = keyof FormValues;
export type Problems = Readonly<Partial<Record<FieldName, string>>>;

/** An empty editor on a day. */
export const emptyDraft = (date: IsoDate): EventDraft => ({ ...EVENT_DEFAULTS, title: '', date });

/** The series as it is on one of its occurrences. */
export function draftOn(draft: EventDraft, occurrence: IsoDate | null): EventDraft {
  if (occurrence === null) return draft;
  const days = daysBetween(draft.date, occurrence);
  return { ...draft, date: occurrence, endDate: draft.endDate && addDays(draft.endDate, days) };
}

export function valuesOf(draft: EventDraft): FormValues {
  return {
    ...readRule(draft.rrule, draft.date),
    title: draft.title,
    type: draft.type,
    tone: draft.tone,
    date: draft.date,
    endDate: draft.endDate ?? '',
    time: draft.time ?? '',
    place: draft.place ?? '',
    description: draft.description,
    office: draft.office ?? '',
    team: draft.team ?? '',
    icon: draft.icon,
    picture: draft.picture,
    pictureAlt: draft.pictureAlt ?? '',
    decorative: draft.picture !== null && draft.pictureAlt === null,
  };
}

const NO_DATE = 'Escribí una fecha que exista, como 31/12/2026.';

/** As many as a rule may say. */
export const MAX_EVERY = 99;
export const MAX_TIMES = 999;

export type Reading =
  | { readonly kind: 'draft'; readonly draft: EventDraft }
  | { readonly kind: 'problems'; readonly problems: Problems };

/** The days there is a calendar for. */
const FIRST_DATE = dateOf(FIRST_YEAR, 1, 1);
const LAST_DATE = dateOf(LAST_YEAR, 12, 31);

const problems = (found: Problems): Reading => ({ kind: 'problems', problems: found });

const needsAlt = ({ picture, decorative }: FormValues): boolean => picture !== null && !decorative;

const isCount = (text: string, most: number): boolean =>
  /^\d+$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= most;

function untilProblem(until: string, date: string): Problems {
  if (until === '') return { until: 'Poné el último día en que se repite.' };
  if (parseIsoDate(until) === null) return { until: NO_DATE };
  if (until >= date) return {};
  return { until: 'La repetición tiene que terminar después de empezar: elegí otro día.' };
}

/** What is wrong with how it repeats. */
function repeatingProblems({
  repetition,
  every,
  ending,
  until,
  times,
  date,
}: FormValues): Problems {
  if (repetition === 'none' || repetition === 'kept') return {};
  return {
    ...(UNITS[repetition] !== undefined &&
      !isCount(every, MAX_EVERY) && { every: `Poné un número del 1 al ${MAX_EVERY}.` }),
    ...(ending === 'on' && untilProblem(until, date)),
    ...(ending === 'after' &&
      !isCount(times, MAX_TIMES) && { times: `Poné cuántas veces, del 1 al ${MAX_TIMES}.` }),
  };
}

function fieldProblems(values: FormValues): Problems {
  const { title, date, endDate } = values;
  const day = parseIsoDate(date);
  const isKnown = day !== null && day >= FIRST_DATE && day <= LAST_DATE;
  return {
    ...(title.trim() === '' && { title: 'Ponele un título al evento.' }),
    ...(title.trim().length > MAX_EVENT_TITLE && {
      title: `El título puede tener hasta ${MAX_EVENT_TITLE} letras: acortalo.`,
    }),
    ...(!isKnown && {
      date:
        day === null && date !== ''
          ? NO_DATE
          : `Elegí una fecha entre los años ${FIRST_YEAR} y ${LAST_YEAR}.`,
    }),
    ...(endDate !== '' && parseIsoDate(endDate) === null && { endDate: NO_DATE }),
    ...repeatingProblems(values),
    ...(needsAlt(values) &&
      values.pictureAlt.trim() === '' && {
        pictureAlt: 'Contá qué se ve en la imagen, o marcala como decorativa.',
      }),
  };
}

const textOf = (text: string): string | null => text.trim() || null;

/** The rule that is entered; `kept` is the one the event has, in its own words where it is the same. */
export function enteredRule(values: FormValues, date: IsoDate, kept: string | null) {
  const repetition = repetitionOn(date, values.repetition);
  if (repetition === 'kept') return kept;
  const rule = ruleOf({ ...values, repetition }, date);
  return rule !== null && kept !== null && isSameRule(rule, kept) ? kept : rule;
}

/** What the entries say, or all that is wrong with them. `kept` is the rule the event has. */
export function readValues(values: FormValues, kept: string | null): Reading {
  const wrong = fieldProblems(values);
  const date = parseIsoDate(values.date);
  if (Object.keys(wrong).length > 0 || date === null) return problems(wrong);
  const draft: EventDraft = {
    title: values.title.trim(),
    type: values.type,
    tone: values.tone,
    date,
    endDate: values.endDate === values.date ? null : parseIsoDate(values.endDate),
    time: textOf(values.time),
    place: textOf(values.place),
    description: values.description.trim(),
    office: textOf(values.office),
    team: textOf(values.team),
    rrule: enteredRule(values, date, kept),
    icon: values.icon,
    picture: values.picture,
    pictureAlt: needsAlt(values) ? textOf(values.pictureAlt) : null,
  };
  const problem = eventProblem(draft);
  return problem ? problems({ [problem.field]: problem.message }) : { kind: 'draft', draft };
}

/** The entry in which a field that the server found wrong can be mended. */
export const entryOf = (field: string | undefined): FieldName | null => {
  if (field === 'rrule') return 'repetition';
  return FIELD_NAMES.find((name) => name === field) ?? null;
};

export const FIELD_NAMES = [
  'title',
  'type',
  'date',
  'endDate',
  'time',
  'place',
  'repetition',
  'every',
  'ending',
  'until',
  'times',
  'description',
  'tone',
  'office',
  'team',
  'icon',
  'picture',
  'pictureAlt',
  'decorative',
] as const satisfies readonly FieldName[];
