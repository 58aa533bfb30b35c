import * as z from 'zod/mini';
import { later } from './later.ts';

const named = () => z.object({ kind: z.literal('named'), name: z.string() });

test('a schema is put together when it is first used, and once', () => {
  const make = jest.fn(named);
  const schema = later(make);
  const all = z.array(z.optional(schema));
  const kept = later(() => z.object({ ...schema.shape, kept: z.boolean() }));
  expect(make).not.toHaveBeenCalled();

  expect(schema.safeParse({ kind: 'named', name: 1 }).success).toBe(false);
  expect(all.parse([{ kind: 'named', name: 'Ana' }, undefined])).toHaveLength(2);
  const either = z.discriminatedUnion('kind', [
    schema,
    z.object({ kind: z.literal('numbered'), number: z.int() }),
  ]);
  expect(either.parse({ kind: 'numbered', number: 2 })).toEqual({ kind: 'numbered', number: 2 });
  expect(kept.parse({ kind: 'named', name: 'Ana', kept: true })).toHaveProperty('kept', true);
  expect(z.partial(schema).parse({})).toEqual({});
  expect(make).toHaveBeenCalledTimes(1);
});

test('it is known for a schema', () => {
  const schema = later(named);
  expect(schema).toBeInstanceOf(z.ZodMiniObject);
  expect('safeParse' in schema).toBe(true);
});
