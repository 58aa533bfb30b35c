import * as z from 'zod/mini';
import { enteredFields, NOTHING_ENTERED } from '../calendar/event-fields.ts';
import { eventTypeSchema, toneSchema } from '../calendar/event.ts';
import { isoDateSchema } from '../dates/iso-date.ts';

/** The longest an event may last, both ends included: a season's campaign fits. */
export const MAX_EVENT_DAYS = 92;

export {
  eventTimeSchema,
  linkSchema,
  MAX_EVENT_DESCRIPTION,
  MAX_EVENT_GROUP,
  MAX_EVENT_PLACE,
  MAX_EVENT_TITLE,
  MAX_LINK,
  MAX_LINK_NAME,
} from '../calendar/event-fields.ts';

/** What a person enters of an event of the company. */
export const eventDraftSchema = z.strictObject({
  ...enteredFields,
  type: eventTypeSchema,
  tone: toneSchema,
});
export type EventDraft = z.infer<typeof eventDraftSchema>;

/** What an event has unless one says otherwise: an empty editor, and what a request leaves out. */
export const EVENT_DEFAULTS: Omit<EventDraft, 'title' | 'date'> = {
  type: 'personalizado',
  tone: 'festivo',
  ...NOTHING_ENTERED,
};

/** Body of `POST /api/v1/events`: what is absent is as in `EVENT_DEFAULTS`. */
export const newEventSchema = z.strictObject({
  ...z.partial(eventDraftSchema).shape,
  title: eventDraftSchema.shape.title,
  date: isoDateSchema,
});
export type NewEvent = z.infer<typeof newEventSchema>;

/** What a change of a repeating event means: that occurrence alone, it and those after it, or all of them. */
export const eventScopeSchema = z.enum(['this', 'following', 'all']);
export type EventScope = z.infer<typeof eventScopeSchema>;

const version = z.int().check(z.minimum(1));

/**
 * Body of `PATCH /api/v1/events/{id}`: what is absent stays. `version` is the one that was edited; when
 * it is no longer the current one, nothing is written and the answer is 409 with the current event.
 * `occurrence` is the date of the occurrence meant, and `date` where it goes; with scope 'all' the
 * whole series moves by as much.
 */
export const eventChangeSchema = z.strictObject({
  ...z.partial(eventDraftSchema).shape,
  version,
  scope: z.optional(eventScopeSchema),
  occurrence: z.optional(isoDateSchema),
});
export type EventChange = z.infer<typeof eventChangeSchema>;

/** Query of `DELETE /api/v1/events/{id}`. */
export const eventRemovalSchema = z.strictObject({
  version: z.string().check(z.regex(/^[1-9]\d{0,8}$/)),
  scope: z.optional(eventScopeSchema),
  occurrence: z.optional(isoDateSchema),
});

/** Body of `POST /api/v1/events/{id}/restore` and `…/undo`: the version that the removal, or the change, answered. */
export const eventRestoreSchema = z.strictObject({ version });

/** An event of the company, as it is kept. */
export const companyEventSchema = z.object({
  ...eventDraftSchema.shape,
  id: z.string(),
  /** Grows by one with each change. */
  version,
  /** Part of the sample set, which one action removes. */
  sample: z.boolean(),
  /** The series of which this took one occurrence's place. */
  seriesId: z.nullable(z.string()),
});
export type CompanyEvent = z.infer<typeof companyEventSchema>;

/** Answer of every route under `/api/v1/events`. */
export const companyEventResponseSchema = z.object({ event: companyEventSchema });

/** Answer 409: someone else changed it first. `event` is what is kept now. */
export const eventConflictSchema = z.object({
  error: z.literal('stale_version'),
  message: z.string(),
  event: companyEventSchema,
});
