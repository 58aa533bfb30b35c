import { request } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeAll, expect, test } from '@jest/globals';
import { errorResponseSchema } from '@almanaque/shared-contracts/schemas';
import fc from 'fast-check';
import { ENGINES } from '../testing/engines.ts';
import { useServer } from '../testing/use-server.ts';

const [, openSqlite] = ENGINES[0];
const server = useServer(openSqlite);
let port: number;
beforeAll(async () => {
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = server.app.server.address() as AddressInfo);
});

const ROUTES = [
  '/',
  '/api/v1/calendar',
  '/api/v1/calendar/days/',
  '/api/v1/calendar/places',
  '/api/v1/search',
  '/api/v1/runtime-config',
  '/api/v1/providers',
  '/api/docs/',
  '/functions/v1/ai-event-planner',
  '/media/',
  '/remotes/mf-calendar/',
  '/remotes.json',
  '/healthz',
  '/readyz',
] as const;

/** Text a URL may hold as it is: printable ASCII without spaces, broken escapes included. */
const raw = fc.stringMatching(/^[!-~]{0,40}$/);
const anyText = fc.string({ unit: 'grapheme', maxLength: 40 });
const piece = fc.oneof(
  raw,
  anyText.map((text) => encodeURIComponent(text)),
);
const date = fc.oneof(
  fc.date({ noInvalidDate: true }).map((day) => day.toISOString().slice(0, 10)),
  fc.stringMatching(/^\d{1,5}-\d{1,2}-\d{1,2}$/),
  piece,
);
const query = fc.array(
  fc.tuple(
    fc.constantFrom('from', 'to', 'q', 'types', 'office', '__proto__', 'from[]', 'constructor'),
    date,
  ),
  { maxLength: 4 },
);
const url = fc
  .tuple(fc.constantFrom(...ROUTES), fc.oneof(fc.constant(''), piece, date), query)
  .map(([route, rest, fields]) => {
    const search = fields.map(([name, value]) => `${name}=${value}`).join('&');
    return `${route}${rest}${search === '' ? '' : `?${search}`}`;
  });

const header = fc.stringMatching(/^[ -~]{0,60}$/);
const headers = fc.record(
  {
    accept: fc.oneof(header, fc.constant('text/html')),
    'accept-encoding': header,
    'if-none-match': header,
    origin: header,
    range: header,
    'content-type': fc.oneof(header, fc.constant('application/json')),
    authorization: header,
    'x-forwarded-for': header,
  },
  { requiredKeys: [] },
);
const method = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS');
const body = fc.oneof(fc.json(), anyText, fc.constant(''));

interface Sent {
  readonly path: string;
  readonly method: string;
  readonly headers: Record<string, string>;
}

/** Over a real connection, which takes addresses that a URL parser would refuse. */
const send = (sent: Sent, payload: string) =>
  new Promise<{ status: number; type: string; body: string }>((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, agent: false, ...sent }, (response) => {
      const { statusCode: status = 0, headers: answered } = response;
      const type = answered['content-type'] ?? '';
      text(response).then((answer) => resolve({ status, type, body: answer }), reject);
    });
    outgoing.on('error', reject);
    outgoing.end(payload);
  });

test('nothing a client sends makes a 500, and every refusal is in the contract’s form', async () => {
  const seen = new Set<number>();
  await fc.assert(
    fc.asyncProperty(url, method, headers, body, async (path, verb, fields, payload) => {
      const content = verb === 'GET' || verb === 'HEAD' ? '' : payload;
      const length = String(Buffer.byteLength(content));
      // Node's client would send the body of some methods without its length.
      const own = { 'accept-encoding': 'identity', 'content-length': length };
      const sent = { path, method: verb, headers: { ...fields, ...own } };
      const { status, type, body: answer } = await send(sent, content);
      seen.add(status);
      // 503: the AI is off, which is true of this server.
      if (status !== 503) expect(status).toBeLessThan(500);
      if (status < 400 || verb === 'HEAD' || type.startsWith('text/html')) return;
      // The planner's errors have the form of its own protocol (specification, section 7).
      if (!path.startsWith('/functions/')) errorResponseSchema.parse(JSON.parse(answer));
    }),
    { numRuns: 1000 },
  );
  // The addresses do reach what they should: reads, refusals and dead ends.
  expect([...seen]).toEqual(expect.arrayContaining([200, 400, 404]));
});

test.each([
  ['no es HTTP\r\n\r\n', 400],
  [`GET / HTTP/1.1\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`, 431],
])('what is not a request is answered all the same', async (content, status) => {
  const socket = connect(port, '127.0.0.1');
  socket.write(content);
  const [head = '', answer = ''] = (await text(socket)).split('\r\n\r\n');
  expect(head).toContain(`HTTP/1.1 ${status} `);
  expect(errorResponseSchema.parse(JSON.parse(answer)).message).toMatch(/pedido/);
});
