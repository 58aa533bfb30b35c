import {
  daysBetween,
  isoDateSchema,
  MAX_RANGE_DAYS,
  type IsoDate,
} from '@almanaque/shared-contracts/schemas';
import * as z from 'zod';

/** The years the holidays' rules are held to. */
const YEARS = { first: 1900, last: 2200 } as const;

const isSupported = (date: IsoDate): boolean => {
  const year = Number(date.slice(0, 4));
  return year >= YEARS.first && year <= YEARS.last;
};

const supportedDate = (field: string) =>
  isoDateSchema.check(
    z.refine<IsoDate>(
      isSupported,
      `El campo «${field}» tiene que estar entre los años 1900 y 2200.`,
    ),
  );

/** `?from&to`, both ends included. */
export const rangeQuerySchema = z
  .strictObject({ from: supportedDate('from'), to: supportedDate('to') })
  .refine(({ from, to }) => from <= to, {
    path: ['to'],
    error: 'El campo «to» tiene que ser igual o posterior a «from».',
  })
  .refine(({ from, to }) => daysBetween(from, to) < MAX_RANGE_DAYS, {
    path: ['to'],
    error: `El campo «to» está demasiado lejos de «from»: pedí hasta ${MAX_RANGE_DAYS} días.`,
  });

export const dayParamsSchema = z.strictObject({ date: supportedDate('date') });

export const noQuerySchema = z.strictObject({});
