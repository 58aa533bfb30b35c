import * as z from 'zod/mini';
import { calendarEventSchema, eventTypeSchema } from '../calendar/event.ts';
import type { Offer } from '../contributions/offer.ts';
import { recommendationSchema } from '../planner/recommendation.ts';

/** By what an offer calls it, what each contribution is handed. */
const SCHEMAS = {
  text: z.string(),
  number: z.number(),
  boolean: z.boolean(),
  date: z.iso.date(),
  event: calendarEventSchema,
  events: z.array(calendarEventSchema),
  /** An event while it is written: any of it may still be missing. */
  draft: z.object({ title: z.string(), date: z.string(), type: eventTypeSchema }),
  /** With its specification, where there is one. */
  recommendation: recommendationSchema,
} as const;

type Values = { readonly [Kind in keyof typeof SCHEMAS]: z.infer<(typeof SCHEMAS)[Kind]> };
type Kinds = Offer['props'];
export type PointProps<Given extends Kinds> = {
  readonly [Name in keyof Given]: Given[Name] extends keyof Values
    ? Values[Given[Name]]
    : Given[Name] extends `${infer Kind extends keyof Values}?`
      ? Values[Kind] | null
      : never;
};

/** Anything that parses: this contract's schemas, zod's and others'. */
export interface PropsSchema<Props> {
  /** @throws when it is something else. */
  readonly parse: (candidate: unknown) => Props;
}

/** The schema of what an offer says that it hands over: `pointProps({ event: 'event' })`. */
export function pointProps<const Given extends Kinds>(
  given: Given,
): PropsSchema<PointProps<Given>> {
  const schemaOf = (kind: Kinds[string]) => {
    const schema = SCHEMAS[kind.replace('?', '') as keyof Values];
    return kind.endsWith('?') ? z.nullable(schema) : schema;
  };
  const shape = Object.fromEntries(
    Object.entries(given).map(([name, kind]) => [name, schemaOf(kind)]),
  );
  return z.object(shape) as unknown as PropsSchema<PointProps<Given>>;
}
