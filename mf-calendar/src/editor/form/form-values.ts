import {
  addDays,
  dateOf,
  daysBetween,
  type EventDraft,
  FIRST_YEAR,
  type IsoDate,
  LAST_YEAR,
  parseIsoDate,
} from '@almanaque/shared-contracts';
import {
  EVENT_DEFAULTS,
  eventProblem,
  linkSchema,
  MAX_EVENT_TITLE,
} from '@almanaque/shared-contracts/event-draft';
import { dateProblem } from '@almanaque/ui/form';
import { draftOfValues, linkOf, needsAlt, valuesOf, type FormValues } from './event-fields.ts';
import { UNITS } from './repetition.ts';

export { valuesOf, type FormValues } from './event-fields.ts';

export type FieldName = keyof FormValues;
/** Entries that hold what is typed. */
export type TextName = Exclude<
  FieldName,
  'type' | 'tone' | 'repetition' | 'ending' | 'icon' | 'picture' | 'decorative'
>;
export type Problems = Readonly<Partial<Record<FieldName, string>>>;

/** An empty editor on a day. */
export const emptyDraft = (date: IsoDate): EventDraft => ({ ...EVENT_DEFAULTS, title: '', date });

/** The series as it is on one of its occurrences. */
export function draftOn(draft: EventDraft, occurrence: IsoDate | null): EventDraft {
  if (occurrence === null) return draft;
  const days = daysBetween(draft.date, occurrence);
  return { ...draft, date: occurrence, endDate: draft.endDate && addDays(draft.endDate, days) };
}

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

const isCount = (text: string, most: number): boolean =>
  /^\d+$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= most;

function untilProblem(until: string, date: string): Problems {
  if (until === '') return { until: 'Poné el último día en que se repite.' };
  if (parseIsoDate(until) === null) return { until: dateProblem(until) };
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

function linkProblem({ link }: FormValues): Problems {
  const entered = linkOf(link);
  if (entered === null || linkSchema.safeParse(entered).success) return {};
  return { link: 'Poné una dirección que empiece con https://, como https://meet.google.com/abc.' };
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
          ? dateProblem(date)
          : `Elegí una fecha entre los años ${FIRST_YEAR} y ${LAST_YEAR}.`,
    }),
    ...(endDate !== '' && parseIsoDate(endDate) === null && { endDate: dateProblem(endDate) }),
    ...repeatingProblems(values),
    ...linkProblem(values),
    ...(needsAlt(values) &&
      values.pictureAlt.trim() === '' && {
        pictureAlt: 'Contá qué se ve en la imagen, o marcala como decorativa.',
      }),
  };
}

/** What the entries say, or all that is wrong with them. `kept` is the rule the event has. */
export function readValues(values: FormValues, kept: string | null): Reading {
  const wrong = fieldProblems(values);
  const date = parseIsoDate(values.date);
  if (Object.keys(wrong).length > 0 || date === null) return problems(wrong);
  const draft = draftOfValues(values, { date, kept });
  const problem = eventProblem(draft);
  return problem ? problems({ [problem.field]: problem.message }) : { kind: 'draft', draft };
}

/** Every entry there is. */
export const FIELD_NAMES = Object.keys(valuesOf(emptyDraft(FIRST_DATE))) as readonly FieldName[];

/** The entry in which a field that the server found wrong can be mended. */
export const entryOf = (field: string | undefined): FieldName | null => {
  if (field === 'rrule') return 'repetition';
  return FIELD_NAMES.find((name) => name === field) ?? null;
};
