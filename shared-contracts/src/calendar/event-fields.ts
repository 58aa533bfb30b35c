import * as z from 'zod/mini';
import { isoDateSchema } from '../dates/iso-date.ts';
import { oneLine } from '../one-line.ts';
import { eventIconSchema, MAX_PICTURE_ALT, picturePathSchema } from './event-look.ts';

export const MAX_EVENT_TITLE = 150;
export const MAX_EVENT_DESCRIPTION = 2000;
export const MAX_EVENT_PLACE = 150;
/** The longest name of an office or a team. */
export const MAX_EVENT_GROUP = 80;

export const MAX_LINK = 2000;
export const MAX_LINK_NAME = 100;

/** Nothing but a page is opened by it: 'javascript:' and the like are none, nor one that names a password. */
const isLink = (text: string): boolean =>
  /^https:\/\/[^\s@/?#]+(?:[/?#]\S*)?$/i.test(text) && !/\p{Cc}/u.test(text) && URL.canParse(text);

/** The address of a video call, a form or an album. */
export const linkSchema = z
  .string()
  .check(
    z.trim(),
    z.maxLength(MAX_LINK),
    z.refine(isLink, 'El enlace tiene que empezar con https://, como https://meet.google.com/abc.'),
  );

const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** 'HH:MM' in the company's zone, 24 hours. */
export const eventTimeSchema = z
  .string()
  .check(z.refine(isTime, 'La hora tiene que tener la forma HH:MM, de 00:00 a 23:59.'));

/** What a person enters of an event, besides its type and its tone. */
export const enteredFields = {
  title: oneLine(MAX_EVENT_TITLE),
  /** The date of a repeating event is that of its first occurrence. */
  date: isoDateSchema,
  /** The last day of an event of several; null: one day. */
  endDate: z.nullable(isoDateSchema),
  time: z.nullable(eventTimeSchema),
  place: z.nullable(oneLine(MAX_EVENT_PLACE)),
  description: z.string().check(z.trim(), z.maxLength(MAX_EVENT_DESCRIPTION)),
  /** Whom it concerns; null: everyone. */
  office: z.nullable(oneLine(MAX_EVENT_GROUP)),
  team: z.nullable(oneLine(MAX_EVENT_GROUP)),
  /** A recurrence rule (RFC 5545, section 3.3.10) without its name: 'FREQ=WEEKLY;BYDAY=TU'. */
  rrule: z.nullable(z.string().check(z.minLength(1), z.maxLength(200))),
  /** In the place of its type's own icon; null: that one. */
  icon: z.nullable(eventIconSchema),
  picture: z.nullable(picturePathSchema),
  /** What the picture shows; null: it is decorative. */
  pictureAlt: z.nullable(oneLine(MAX_PICTURE_ALT)),
  link: z.nullable(linkSchema),
  /** How the link is called; null: by its site. */
  linkName: z.nullable(oneLine(MAX_LINK_NAME)),
};

/** The same where a person entered nothing else than when it is and how it is called. */
export const NOTHING_ENTERED = {
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
  link: null,
  linkName: null,
} as const;

/** What the calendar has of it under the same names, where it is set. */
export const shownFields = {
  /** 'HH:MM' in the company's zone; absent: all day. */
  time: z.optional(z.string().check(z.maxLength(5))),
  place: z.optional(z.string().check(z.maxLength(300))),
  /** Whom it concerns; absent: everyone. */
  office: z.optional(z.string().check(z.maxLength(100))),
  team: z.optional(z.string().check(z.maxLength(100))),
  /** In the place of its type's own icon. */
  icon: z.optional(eventIconSchema),
  /** What the picture shows; absent: it is decorative. */
  pictureAlt: z.optional(z.string().check(z.maxLength(300))),
  link: z.optional(linkSchema),
  /** How the link is called; absent: by its site. */
  linkName: z.optional(z.string().check(z.maxLength(300))),
};
