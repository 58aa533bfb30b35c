import {
  EVENT_TYPES,
  eventTypeSchema,
  type CalendarFilter,
  type EventType,
} from '@almanaque/shared-contracts/schemas';
import * as z from 'zod';

const types = z.string().transform((text, context): EventType[] => {
  if (text === '') return [];
  const { data } = z.array(eventTypeSchema).safeParse(text.split(','));
  if (data !== undefined) return data;
  context.addIssue({
    code: 'custom',
    message: `El campo «types» tiene que ser una lista, separada por comas, de estos valores: ${EVENT_TYPES.join(', ')}.`,
  });
  return z.NEVER;
});
const name = z.string().trim().min(1).max(100);

/** `?types&office&team`, as `filterParams` writes them. */
export const filterFields = {
  types: types.optional(),
  office: name.optional(),
  team: name.optional(),
};

interface FilterQuery {
  readonly types?: readonly EventType[] | undefined;
  readonly office?: string | undefined;
  readonly team?: string | undefined;
}

export const filterOf = ({ types, office, team }: FilterQuery): CalendarFilter => ({
  types: types ?? null,
  office: office ?? null,
  team: team ?? null,
});
