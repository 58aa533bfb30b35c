import * as z from 'zod/mini';

/** What a new installation is led through, in that order. */
export const FIRST_STEPS = ['company', 'people', 'dates', 'team'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** Answer of `GET` and `PATCH /api/v1/first-hour`. */
export const firstHourSchema = z.object({
  /** What there is already, by whatever way it came. */
  done: z.object({
    /** The company has a name. */
    company: z.boolean(),
    /** There is somebody on the roster. */
    people: z.boolean(),
    /** There is an event that is no sample. */
    dates: z.boolean(),
    /** There is a second account, or a subscription. */
    team: z.boolean(),
  } satisfies Record<FirstStep, unknown>),
  /** Whether nobody wants to be reminded of the rest. */
  dismissed: z.boolean(),
});
export type FirstHour = z.infer<typeof firstHourSchema>;

/** Body of that `PATCH`. */
export const firstHourEditSchema = z.strictObject({ dismissed: z.boolean() });
