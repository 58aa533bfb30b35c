import { expect, test } from '@jest/globals';
import { CALENDAR, useHouse } from '../testing/use-house.ts';

const { get } = useHouse();

test('hashed files are kept for ever and come compressed; the others are asked about', async () => {
  const hashed = await get('/main.0123456789.js', { 'accept-encoding': 'br' });
  expect(hashed.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    vary: 'accept-encoding',
  });
  expect(hashed.headers['content-type']).toContain('javascript');
  expect((await get('/main.0123456789.js', {})).body).toBe('console.log("plain")');
  for (const url of [CALENDAR, '/remotes/mf-calendar/remoteEntry.js', '/remotes.json', '/']) {
    const { headers } = await get(url);
    expect([url, headers['cache-control']]).toEqual([url, 'no-cache']);
    expect(headers.etag).toBeDefined();
  }
});

test.each([
  '/index.html',
  '/remotes/mf-calendar/../shell/index.html',
  '/remotes/mf-calendar/%2e%2e%2f%2e%2e%2fshell/index.html',
  '/remotes/otra/dist/x.js',
  '/.env',
])('%s is no way to another file', async (url) => {
  const { statusCode, body } = await get(url, { accept: '*/*' });
  expect([403, 404]).toContain(statusCode);
  expect(body).not.toContain('__CSP_NONCE__');
});

test('the programmers’ day picture is served to be kept for an hour', async () => {
  const { statusCode, headers } = await get('/media/dia-del-programador.svg');
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toBe('public, max-age=3600');
  expect(headers['content-type']).toContain('image/svg+xml');
});
