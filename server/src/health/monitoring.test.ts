import { describe, expect, test } from '@jest/globals';
import { ENGINES } from '../testing/engines.ts';
import { useServer } from '../testing/use-server.ts';

const TOKEN = 'un-token-al-azar-de-treinta-y-dos-letras-o-mas';
const PLACES = ['/metrics', '/readyz', '/api/docs', '/api/docs/json', '/api/docs/static/index.css'];
const [[, openPlace]] = ENGINES;

describe('what tells of the installation', () => {
  const server = useServer(openPlace, undefined, {
    trustProxy: ['127.0.0.1'],
    monitoringToken: TOKEN,
    monitoringFrom: ['10.0.0.5', '192.168.7.0/24'],
  });

  const ask = async (url: string, remoteAddress: string, headers: Record<string, string> = {}) =>
    (await server.app.inject({ url, remoteAddress, headers })).statusCode;

  test.each([
    ['this machine, by its address', '127.0.0.1', { host: '127.0.0.1:3000' }],
    ['this machine, by its name', '::1', { host: 'localhost:3000' }],
    ['this machine, at a socket of both', '::ffff:127.0.0.1', { host: '[::1]:3000' }],
    ['the token', '203.0.113.7', { host: 'x.example', authorization: `Bearer ${TOKEN}` }],
    ['an address of the settings', '10.0.0.5', { host: 'x.example' }],
    ['one of a network of them', '192.168.7.9', { host: 'x.example' }],
    ['one of them behind the proxy', '127.0.0.1', { 'x-forwarded-for': '10.0.0.5' }],
  ])('is for %s', async (_who, address, headers) => {
    for (const url of PLACES.slice(0, 4)) {
      const status = await ask(url, address, headers);
      // Here it is asked who is answered: a machine this busy may say truly that it is not ready.
      expect([url, url === '/readyz' && status === 503 ? 200 : status]).toEqual([url, 200]);
    }
  });

  test.each([
    ['another machine', '203.0.113.7', { host: 'almanaque.example' }],
    ['another machine that says it is this one', '203.0.113.7', { host: 'localhost' }],
    ['a client of the proxy of this machine', '127.0.0.1', { 'x-forwarded-for': '203.0.113.7' }],
    ['one of a proxy that says little', '127.0.0.1', { 'x-forwarded-proto': 'https' }],
    ['one of a proxy that passes on the name', '127.0.0.1', { host: 'almanaque.example' }],
    ['a made-up address of the settings', '203.0.113.7', { 'x-forwarded-for': '10.0.0.5' }],
    ['another token', '203.0.113.7', { authorization: `Bearer ${TOKEN}x` }],
    ['a page that a foreign name leads here', '127.0.0.1', { host: 'malo.example:3000' }],
  ])('is not for %s', async (_who, address, headers) => {
    for (const url of PLACES) {
      expect([url, await ask(url, address, headers)]).toEqual([url, 401]);
    }
    const { headers: told, body } = await server.app.inject({
      url: '/metrics',
      remoteAddress: address,
      headers,
    });
    expect(told['www-authenticate']).toBe('Bearer');
    expect(body).toMatch(/MONITORING_TOKEN/);
    expect(body).not.toMatch(/process_cpu/);
  });

  test('that the process lives is for everybody', async () => {
    expect(await ask('/healthz', '203.0.113.7', { host: 'almanaque.example' })).toBe(200);
  });
});
