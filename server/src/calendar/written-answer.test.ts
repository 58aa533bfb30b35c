import { afterAll, beforeAll, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compression } from '../http/compression.ts';
import { send, write } from './written-answer.ts';

const DATA = {
  days: Array.from({ length: 200 }, (_, day) => ({ day, title: 'Día de la Música' })),
};

const answer = write(DATA);
let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  await app.register(compression);
  app.get('/', (request, reply) => send(request, reply, answer));
});
afterAll(() => app.close());

const ask = (encoding?: string, tag?: string) =>
  app.inject({
    url: '/',
    headers: {
      ...(encoding !== undefined && { 'accept-encoding': encoding }),
      ...(tag !== undefined && { 'if-none-match': tag }),
    },
  });

test.each([
  ['br', ['gzip, deflate, br, zstd', 'gzip, br'], brotliDecompressSync],
  ['gzip', ['gzip, deflate', 'gzip'], gunzipSync],
] as const)(
  'is compressed by %s once for all browsers, under the tag of what it says',
  async (coding, [one, another], unpack) => {
    const [first, second] = [await ask(one), await ask(another)];
    expect(first.headers['content-encoding']).toBe(coding);
    expect(first.headers['vary']).toContain('accept-encoding');
    expect(JSON.parse(unpack(first.rawPayload).toString())).toEqual(DATA);
    expect(second.rawPayload).toEqual(first.rawPayload);
    expect(first.rawPayload).toEqual(await answer.compressed(coding));
    expect(await answer.compressed(coding)).toBe(await answer.compressed(coding));
    expect(first.headers.etag).toBe((await ask()).headers.etag);
  },
);

test('is plain for who takes neither, or refuses them', async () => {
  expect((await ask()).json()).toEqual(DATA);
  expect((await ask('br;q=0')).json()).toEqual(DATA);
});

test('is not sent again to who has it', async () => {
  const known = await ask('br', answer.etag);
  expect([known.statusCode, known.body]).toEqual([304, '']);
  expect(known.headers['content-encoding']).toBeUndefined();
  expect((await ask('br', 'W/"other"')).statusCode).toBe(200);
});
