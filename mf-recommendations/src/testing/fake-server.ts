import type { Session } from '@almanaque/shared-contracts';
import {
  calendarRange,
  dayEvents,
  fakeServer as serverWith,
  providersResponse,
  refusal,
  session,
  type FakeRequest,
} from '@almanaque/shared-contracts/testing';
import { birthday, gatoNegro, tortoni } from './fixtures.ts';

type Handler = (request: FakeRequest) => unknown;

/** Never answers. */
export const silence: Handler = () => new Promise(() => undefined);

/** An answer whose lines the test sends one by one. */
export function lineByLine() {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({ start: (given) => void (controller = given) });
  return {
    response: new Response(body, {
      headers: { 'content-type': 'application/x-ndjson; charset=utf-8' },
    }),
    send: (line: unknown) => controller?.enqueue(encoder.encode(`${JSON.stringify(line)}\n`)),
    sendRaw: (text: string) => controller?.enqueue(encoder.encode(text)),
    close: () => controller?.close(),
    fail: () => controller?.error(new TypeError('network')),
  };
}

/** As it was handed to `fetch`. */
interface Call {
  readonly url: URL;
  readonly init: RequestInit;
}

const mocked = (handler: Handler) => jest.fn(handler);

let faults: readonly string[] = [];
afterEach(() => expect(faults).toEqual([]));

/** Stands in for `fetch` and for nothing else. */
export function fakeServer({
  signedIn = false,
  role = 'organizador',
}: { signedIn?: boolean; role?: Session['role'] } = {}) {
  const server = {
    planner: mocked(() => refusal(503, 'La IA no está configurada.')),
    providers: mocked(() => providersResponse([tortoni, gatoNegro])),
    calendar: mocked(({ query }) =>
      calendarRange(query.get('from') ?? '', query.get('to') ?? '', []),
    ),
    /** What has become of the selected event. */
    event: mocked(() => dayEvents(birthday.date, [birthday])),
    /** The message of any event and recommendation. */
    messages: mocked(() => refusal(401, 'Ingresá.')),
    /** The kept ones, of whichever event. */
    ideas: mocked(() => ({ ideas: [] })),
    calls: new Array<Call>(),
  };
  const { fetch, problems } = serverWith({
    session: signedIn ? session({ role }) : null,
    routes: {
      'POST /functions/v1/ai-event-planner': server.planner,
      'GET /api/v1/providers': server.providers,
      'GET /api/v1/calendar': server.calendar,
      'GET /api/v1/calendar/events/{event}': server.event,
      'GET /api/v1/messages/{event}': server.ideas,
      'GET /api/v1/messages/{event}/{recommendation}': server.messages,
      'PUT /api/v1/messages/{event}/{recommendation}': server.messages,
    },
  });
  faults = problems;
  globalThis.fetch = (input, init = {}) => {
    if (typeof input !== 'string') throw new TypeError('This remote asks by address.');
    server.calls.push({ url: new URL(input, location.href), init });
    return fetch(input, init);
  };
  return server;
}
