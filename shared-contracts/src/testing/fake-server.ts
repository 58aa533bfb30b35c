import type { CalendarEvent, Provider, RuntimeConfig, Session } from '@almanaque/shared-contracts';
import { ANSWER_SCHEMAS, isRouteOf } from './answer-schemas.ts';
import { calendarRange, dayEvents } from './fixtures/calendar.ts';
import { runtimeConfig } from './fixtures/installation.ts';
import { providersResponse } from './fixtures/planner.ts';
import { Reply, refusal, responseOf } from './reply.ts';

/** What the page asked the server for. */
export interface FakeRequest {
  /** 'GET' */
  readonly method: string;
  /** '/api/v1/calendar' */
  readonly path: string;
  readonly query: URLSearchParams;
  /** As JSON where it is JSON; undefined: none. */
  readonly body: unknown;
}

/** A request that changes something. */
export interface FakeWrite {
  /** 'POST /api/v1/people' */
  readonly route: string;
  readonly body: unknown;
}

/**
 * By method and path ('GET /api/v1/calendar', 'GET /api/v1/calendar/days/{date}'): gives the body of
 * the answer, or a `reply(…)`, or a whole `Response`, or a promise of one. What throws is a network
 * that fails.
 */
export type FakeRoutes = Readonly<Record<string, (request: FakeRequest) => unknown>>;

export interface FakeServerOptions {
  /** All that the calendar has. */
  readonly events?: readonly CalendarEvent[];
  /** Whose session the page is in. Default: nobody's. */
  readonly session?: Session | null;
  readonly providers?: readonly Provider[];
  readonly config?: RuntimeConfig;
  /** What it answers besides, or otherwise. */
  readonly routes?: FakeRoutes;
}

export interface FakeServer {
  /** In order. */
  readonly requests: readonly FakeRequest[];
  /** Of these the addresses, with their queries, that were only read: '/api/v1/calendar?from=2026-11-01'. */
  readonly reads: readonly string[];
  /** The others. */
  readonly writes: readonly FakeWrite[];
  /** What a test must not let pass: requests that nobody answers, and answers that do not fit the contract. */
  readonly problems: readonly string[];
  /** For the place of `globalThis.fetch`. */
  readonly fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>;
}

const PLANNER = 'POST /functions/v1/ai-event-planner';

/** An installation with what it was given, and without AI. */
const routesOf = ({
  events = [],
  session = null,
  providers = [],
  routes = {},
  config = runtimeConfig({ ai: PLANNER in routes }),
}: FakeServerOptions): FakeRoutes => ({
  'GET /api/v1/runtime-config': () => config,
  'GET /api/v1/auth/session': () => ({ session }),
  'GET /api/v1/calendar': ({ query }) =>
    calendarRange(query.get('from') ?? '', query.get('to') ?? '', events),
  'GET /api/v1/calendar/days/{date}': ({ path }) =>
    dayEvents(path.slice(path.lastIndexOf('/') + 1), events),
  'GET /api/v1/calendar/places': () => ({ offices: [], teams: [] }),
  'GET /api/v1/providers': () => providersResponse(providers),
  'GET /api/v1/messages/{event}': () => ({ ideas: [] }),
  [PLANNER]: () => refusal(503, 'La IA no está configurada.'),
});

const bodyOf = (body: RequestInit['body']): unknown => {
  if (typeof body !== 'string') return body ?? undefined;
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
};

function requestOf(input: string | URL | Request, init: RequestInit): FakeRequest {
  const address = typeof input === 'object' && 'url' in input ? input.url : input;
  const { pathname, searchParams } = new URL(address, document.baseURI);
  const method = init.method ?? 'GET';
  return { method, path: pathname, query: searchParams, body: bodyOf(init.body) };
}

/** Rejects as soon as the page no longer wants what it asked for. */
const untilAborted = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_resolve, reject) => {
    const abort = () => reject(signal?.reason as Error);
    if (signal?.aborted) abort();
    else signal?.addEventListener('abort', abort, { once: true });
  });

/** Stands in for the server of an installation, whatever its origin. Every good answer is checked by the contract. */
export function fakeServer(options: FakeServerOptions = {}): FakeServer {
  const requests: FakeRequest[] = [];
  const reads: string[] = [];
  const writes: FakeWrite[] = [];
  const problems: string[] = [];
  const routes = Object.entries({ ...routesOf(options), ...options.routes });

  const complain = (problem: string): Reply => {
    if (!problems.includes(problem)) problems.push(problem);
    return refusal(400, problem);
  };
  const checked = (asked: string, body: unknown): Reply => {
    const [, schema] =
      Object.entries(ANSWER_SCHEMAS).find(([path]) => isRouteOf(path, asked)) ?? [];
    const fault = schema?.safeParse(body).error?.issues[0];
    if (!fault) return new Reply(200, body);
    const place = fault.path.map(String).join('.');
    return complain(
      `What the test answers to ${asked} does not fit the contract: ${place}: ${fault.message}`,
    );
  };
  const answer = async (request: FakeRequest): Promise<Response> => {
    const asked = `${request.method} ${request.path}`;
    const [, route] =
      routes.findLast(([path]) => path === asked) ??
      routes.findLast(([path]) => isRouteOf(path, asked)) ??
      [];
    if (!route) return responseOf(complain(`Nobody answers ${asked}.`));
    const given = await route(request);
    if (typeof Response !== 'undefined' && given instanceof Response) return given;
    return responseOf(given instanceof Reply ? given : checked(asked, given));
  };

  return {
    requests,
    reads,
    writes,
    problems,
    fetch: (input, init = {}) => {
      const request = requestOf(input, init);
      requests.push(request);
      const { method, path, query, body } = request;
      if (method === 'GET') reads.push(path + (query.size > 0 ? `?${query}` : ''));
      else writes.push({ route: `${method} ${path}`, body });
      return Promise.race([answer(request), untilAborted(init.signal)]);
    },
  };
}
