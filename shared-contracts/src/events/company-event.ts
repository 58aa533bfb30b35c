import * as z from 'zod/mini';
import { eventIconSchema, MAX_PICTURE_ALT, picturePathSchema } from '../calendar/event-look.ts';
import { eventTypeSchema, toneSchema } from '../calendar/event.ts';
import { isoDateSchema } from '../dates/iso-date.ts';
import { later } from '../later.ts';
import { line } from '../line.ts';

/** The longest an event may last, both ends included: a season's campaign fits. */
export const MAX_EVENT_DAYS = 92;

export const MAX_EVENT_TITLE = 150;
export const MAX_EVENT_DESCRIPTION = 2000;
export const MAX_EVENT_PLACE = 150;
/** Of an office's or a team's name. */
export const MAX_EVENT_GROUP = 80;

/** 'HH:MM' in the company's zone, 24 hours. */
export const eventTimeSchema = later(() =>
  z
    .string()
    .check(
      z.refine(
        (text) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text),
        'La hora tiene que tener la forma HH:MM, de 00:00 a 23:59.',
      ),
    ),
);

/** What a person enters of an event of the company. */
export const eventDraftSchema = later(() =>
  z.strictObject({
    title: line(MAX_EVENT_TITLE),
    type: eventTypeSchema,
    tone: toneSchema,
    /** Of a repeating event: of its first occurrence. */
    date: isoDateSchema,
    /** The last day of an event of several; null: one day. */
    endDate: z.nullable(isoDateSchema),
    time: z.nullable(eventTimeSchema),
    place: z.nullable(line(MAX_EVENT_PLACE)),
    description: z.string().check(z.trim(), z.maxLength(MAX_EVENT_DESCRIPTION)),
    /** Whom it concerns; null: everyone. */
    office: z.nullable(line(MAX_EVENT_GROUP)),
    team: z.nullable(line(MAX_EVENT_GROUP)),
    /** A recurrence rule (RFC 5545, section 3.3.10) without its name: 'FREQ=WEEKLY;BYDAY=TU'. */
    rrule: z.nullable(z.string().check(z.minLength(1), z.maxLength(200))),
    /** In the place of its type's own icon; null: that one. */
    icon: z.nullable(eventIconSchema),
    picture: z.nullable(picturePathSchema),
    /** What the picture shows; null: it is decorative. */
    pictureAlt: z.nullable(line(MAX_PICTURE_ALT)),
  }),
);
export type EventDraft = z.infer<typeof eventDraftSchema>;

/** What an event has unless one says otherwise: an empty editor, and what a request leaves out. */
export const EVENT_DEFAULTS: Omit<EventDraft, 'title' | 'date'> = {
  type: 'personalizado',
  tone: 'festivo',
  endDate: null,
  time: null,
  place: null,
  description: '',
  office: null,
  team: null,
  rrule: null,
  icon: null,
  picture: null,
  pictureAlt: null,
};

/** Body of `POST /api/v1/events`: what is absent is as in `EVENT_DEFAULTS`. */
export const newEventSchema = later(() =>
  z.strictObject({
    ...z.partial(eventDraftSchema).shape,
    title: eventDraftSchema.shape.title,
    date: isoDateSchema,
  }),
);
export type NewEvent = z.infer<typeof newEventSchema>;

/** Of a repeating event: that occurrence alone, it and those after it, or all of them. */
export const eventScopeSchema = later(() => z.enum(['this', 'following', 'all']));
export type EventScope = z.infer<typeof eventScopeSchema>;

const version = later(() => z.int().check(z.minimum(1)));

/**
 * Body of `PATCH /api/v1/events/{id}`: what is absent stays. `version` is the one that was edited; when
 * it is no longer the current one, nothing is written and the answer is 409 with the current event.
 * `occurrence` is the date of the occurrence meant, and `date` where it goes; with scope 'all' the
 * whole series moves by as much.
 */
export const eventChangeSchema = later(() =>
  z.strictObject({
    ...z.partial(eventDraftSchema).shape,
    version,
    scope: z.optional(eventScopeSchema),
    occurrence: z.optional(isoDateSchema),
  }),
);
export type EventChange = z.infer<typeof eventChangeSchema>;

/** Query of `DELETE /api/v1/events/{id}`. */
export const eventRemovalSchema = later(() =>
  z.strictObject({
    version: z.string().check(z.regex(/^[1-9]\d{0,8}$/)),
    scope: z.optional(eventScopeSchema),
    occurrence: z.optional(isoDateSchema),
  }),
);

/** Body of `POST /api/v1/events/{id}/restore` and `…/undo`: the version that the removal, or the change, answered. */
export const eventRestoreSchema = later(() => z.strictObject({ version }));

/** An event of the company, as it is kept. */
export const companyEventSchema = later(() =>
  z.object({
    ...eventDraftSchema.shape,
    id: z.string(),
    /** Grows by one with each change. */
    version,
    /** Part of the sample set, which one action removes. */
    sample: z.boolean(),
    /** The series of which this took one occurrence's place. */
    seriesId: z.nullable(z.string()),
  }),
);
export type CompanyEvent = z.infer<typeof companyEventSchema>;

/** Answer of every route under `/api/v1/events`. */
export const companyEventResponseSchema = later(() => z.object({ event: companyEventSchema }));

/** Answer 409: someone else changed it first. `event` is what is kept now. */
export const eventConflictSchema = later(() =>
  z.object({
    error: z.literal('stale_version'),
    message: z.string(),
    event: companyEventSchema,
  }),
);
