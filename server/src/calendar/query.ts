import {
  addDays,
  dateOf,
  daysBetween,
  EVENTS_PER_DAY,
  FIRST_YEAR,
  isoDateSchema,
  LAST_YEAR,
  MAX_EVENTS_PER_DAY,
  MAX_RANGE_DAYS,
  type IsoDate,
} from '@almanaque/shared-contracts/schemas';
import * as z from 'zod';
import { filterFields } from './filter-query.ts';

/** The grids of the first and the last month reach this far beyond their years. */
const MARGIN_DAYS = 14;
const FIRST_DATE = addDays(dateOf(FIRST_YEAR, 1, 1), -MARGIN_DAYS);
const LAST_DATE = addDays(dateOf(LAST_YEAR, 12, 31), MARGIN_DAYS);

/** A date of a year the calendar knows. */
export const supportedDate = (field: string) =>
  isoDateSchema.check(
    z.refine<IsoDate>(
      (date) => date >= FIRST_DATE && date <= LAST_DATE,
      `El campo «${field}» tiene que estar entre los años ${FIRST_YEAR} y ${LAST_YEAR}.`,
    ),
  );

/** `?from&to`, both ends included, and the filter. */
export const rangeQuerySchema = z
  .strictObject({ from: supportedDate('from'), to: supportedDate('to'), ...filterFields })
  .refine(({ from, to }) => from <= to, {
    path: ['to'],
    error: 'El campo «to» tiene que ser igual o posterior a «from».',
  })
  .refine(({ from, to }) => daysBetween(from, to) < MAX_RANGE_DAYS, {
    path: ['to'],
    error: `El campo «to» está demasiado lejos de «from»: pedí hasta ${MAX_RANGE_DAYS} días.`,
  });

const PER_DAY_MESSAGE = `El campo «perDay» tiene que ser un número entre 1 y ${MAX_EVENTS_PER_DAY}.`;

/** A range, and `?perDay`: how many events of each day. */
export const calendarQuerySchema = rangeQuerySchema.safeExtend({
  perDay: z
    .string()
    .regex(/^\d{1,2}$/, PER_DAY_MESSAGE)
    .transform(Number)
    .refine((count) => count >= 1 && count <= MAX_EVENTS_PER_DAY, PER_DAY_MESSAGE)
    .default(EVENTS_PER_DAY),
});

export const dayParamsSchema = z.strictObject({ date: supportedDate('date') });

export const eventParamsSchema = z.strictObject({
  id: z.string().regex(/^[\w-]{1,200}$/, 'El identificador del evento no es válido.'),
});

/** Which people of a group are meant. */
export const eventQuerySchema = z.strictObject({
  office: filterFields.office,
  team: filterFields.team,
});

/** The filter, and `?after`: the id of the last event of the page before. */
export const dayQuerySchema = z.strictObject({
  after: z
    .string()
    .max(200)
    .regex(/^(?:cumpleanos|aniversario)-/)
    .optional(),
  ...filterFields,
});
