import * as z from 'zod/mini';
import { isoDateSchema } from '../dates/iso-date.ts';
import { shownFields } from './event-fields.ts';
import { picturePathSchema } from './event-look.ts';
import type { Named } from '../named.ts';

/** Specification, section 3. The legend names them Efemérides, Cumpleaños, Aniversario, Evento empresarial. */
export const EVENT_TYPES = ['festivo', 'cumpleanos', 'aniversario', 'personalizado'] as const;
const eventType = z.enum(EVENT_TYPES);
export interface EventTypeSchema extends Named<typeof eventType> {}
export const eventTypeSchema: EventTypeSchema = eventType;
export type EventType = z.infer<typeof eventTypeSchema>;

/** How a date is kept: celebrated, marked soberly, or remembered (decisions, Tone). */
const tone = z.enum(['festivo', 'sobrio', 'conmemorativo']);
export interface ToneSchema extends Named<typeof tone> {}
export const toneSchema: ToneSchema = tone;
export type Tone = z.infer<typeof toneSchema>;

/** Whether a norm sets the date, or it was worked out by the rules of Ley 27.399. */
export const certaintySchema = z.enum(['oficial', 'provisorio']);
export type Certainty = z.infer<typeof certaintySchema>;

/** Where the norm, or the news of it, can be read. */
const sourceSchema = z.optional(z.string().check(z.regex(/^https?:\/\//)));

const official = {
  norm: z.string(),
  certainty: certaintySchema,
  source: sourceSchema,
  /**
   * Present where an administrator moved it, or added it: then the norm is the company's. In the words
   * that parts of contract 1.1 know: with any other they refuse the whole answer.
   */
  decision: z.optional(z.enum(['movido', 'agregado'])),
};

/** A day off for everyone. */
const holidaySchema = z.object({
  kind: z.literal('feriado'),
  /** One that the company added is a 'puente'. */
  category: z.enum(['inamovible', 'trasladable', 'puente']),
  /** Differs from the event's date when the holiday was moved. */
  originalDate: isoDateSchema,
  ...official,
});

/** A 'no laborable' day, which is not a 'feriado': each employer decides, or a faith's members may take it. */
const nonWorkingDaySchema = z.object({
  kind: z.literal('no-laborable'),
  category: z.enum(['puente', 'religioso']),
  /** Whom it concerns, in Spanish: 'Comunidad judía'. Null: everyone. */
  scope: z.nullable(z.string()),
  /** Present where the company moved it. */
  originalDate: z.optional(isoDateSchema),
  /** Whether the company works that day; absent: it has not said. */
  works: z.optional(z.boolean()),
  ...official,
});

const observanceSchema = z.object({
  kind: z.literal('efemeride'),
  sector: z.string(),
  norm: z.nullable(z.string()),
  source: sourceSchema,
});

const companyEventSchema = z.object({
  kind: z.literal('empresa'),
  /** Part of the September 2025 sample set, which one action removes. */
  sample: z.boolean(),
  /** The `id` it has under `/api/v1/events`. */
  eventId: z.optional(z.string()),
  /** The date on which this occurrence of a repeating event begins. */
  occurrence: z.optional(isoDateSchema),
  /** How the event repeats, in Spanish: 'cada semana, el martes'. */
  repeats: z.optional(z.string().check(z.maxLength(2000))),
});

export const eventOriginSchema = z.discriminatedUnion('kind', [
  holidaySchema,
  nonWorkingDaySchema,
  observanceSchema,
  companyEventSchema,
]);
export type EventOrigin = z.infer<typeof eventOriginSchema>;

const calendarEvent = z.object({
  /** Stable: the same occurrence has the same id in every answer. */
  id: z.string().check(z.minLength(1), z.maxLength(200)),
  date: isoDateSchema,
  title: z.string().check(z.minLength(1), z.maxLength(300)),
  /** What it is about in a word or two, for a month's cell: 'Mate'. Absent: the title is all there is. */
  shortTitle: z.optional(z.string().check(z.maxLength(40))),
  description: z.string().check(z.maxLength(4000)),
  type: eventTypeSchema,
  tone: toneSchema,
  origin: eventOriginSchema,
  ...shownFields,
  /** Set where whoever is celebrated wants it in private: nothing of it is announced to everybody. */
  inPrivate: z.optional(z.literal(true)),
  /**
   * The first and last day of an event of several days. The event comes once on each, and `date` is that
   * day.
   */
  span: z.optional(z.object({ from: isoDateSchema, to: isoDateSchema })),
  /** A `SignName`, or one of a later version, for which the type's icon stands. */
  sign: z.optional(z.string().check(z.maxLength(40))),
  picture: z.nullable(picturePathSchema),
});
export interface CalendarEventSchema extends Named<typeof calendarEvent> {}
export const calendarEventSchema: CalendarEventSchema = calendarEvent;
export type CalendarEvent = z.infer<typeof calendarEventSchema>;
