import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import pino from 'pino';
import { CALENDAR, registry, useHouse } from '../testing/use-house.ts';

const { get, remove, startAnother, write } = useHouse();
const state = async () => (await get('/api/v1/registry')).json<unknown>();

test('tells what counts, what does not, and where that stands in the file', async () => {
  const text = registry(['mf-calendar', CALENDAR], ['cafeteria', '/x.json']);
  await write('shell/remotes.json', text);
  expect(await state()).toEqual({
    status: 'read',
    unread: null,
    remarks: [
      {
        line: 1,
        part: 'cafeteria',
        reason: '«name» no vale: es el nombre de una parte, como mf-calendar',
      },
    ],
    parts: [{ name: 'mf-calendar', manifest: CALENDAR, contract: '^1.0.0', manifestUnread: null }],
  });
});

test('tells that the file cannot be read, and what holds meanwhile', async () => {
  await get('/');
  await remove('shell/remotes.json');
  expect(await state()).toMatchObject({
    status: 'kept',
    unread: { line: null, part: null, reason: 'no está' },
    parts: [{ name: 'mf-calendar' }],
  });
});

test('tells of a manifest of another origin that the server cannot read, and the log does, once', async () => {
  const parts = createServer((_request, response) => response.writeHead(503).end());
  parts.listen(0, '127.0.0.1');
  await once(parts, 'listening');
  const { port } = parts.address() as AddressInfo;
  const manifest = `http://127.0.0.1:${port}/mf-manifest.json`;
  await write('shell/remotes.json', registry(['mf-calendar', manifest]));
  const lines: string[] = [];
  const sink = { write: (line: string) => void lines.push(line) };
  const { app, close } = await startAnother({}, pino({ level: 'warn', base: null }, sink));
  const ask = async () => (await app.inject({ url: '/api/v1/registry' })).body;
  while (!(await ask()).includes('status 503'));
  await close();
  parts.close();
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    expect.objectContaining({ manifest, reason: 'status 503' }),
  ]);
});
