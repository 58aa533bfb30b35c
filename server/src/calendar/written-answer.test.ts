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

test('is compressed once for all browsers, under the tag of what it says', async () => {
  const [first, second] = [await ask('gzip, deflate, br, zstd'), await ask('gzip, br')];
  expect(first.headers['content-encoding']).toBe('br');
  expect(first.headers['vary']).toContain('accept-encoding');
  expect(JSON.parse(brotliDecompressSync(first.rawPayload).toString())).toEqual(DATA);
  expect(second.rawPayload).toEqual(first.rawPayload);
  expect(await answer.brotli()).toBe(await answer.brotli());
  expect(first.headers.etag).toBe((await ask()).headers.etag);
});

test('is plain for who takes no brotli, or refuses it, and gzip for who asks for that', async () => {
  expect((await ask()).json()).toEqual(DATA);
  expect((await ask('br;q=0')).json()).toEqual(DATA);
  const zipped = await ask('gzip');
  expect(zipped.headers['content-encoding']).toBe('gzip');
  expect(JSON.parse(gunzipSync(zipped.rawPayload).toString())).toEqual(DATA);
});

test('is not sent again to who has it', async () => {
  const known = await ask('br', answer.etag);
  expect([known.statusCode, known.body]).toEqual([304, '']);
  expect(known.headers['content-encoding']).toBeUndefined();
  expect((await ask('br', 'W/"other"')).statusCode).toBe(200);
});
