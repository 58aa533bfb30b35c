import {
  createQueryClient,
  FIRST_VIEW,
  HostProvider,
  NOTHING_SELECTED,
  QueryClientProvider,
  selectionStore,
  viewStore,
  type CalendarDay,
  type CalendarEvent,
  type RuntimeConfig,
  type Session,
} from '@almanaque/shared-contracts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CalendarView } from '../calendar-view.tsx';

const CONFIG: RuntimeConfig = {
  apiBase: 'https://almanaque.test',
  publicKey: 'public',
  timeZone: 'America/Argentina/Buenos_Aires',
  companyName: 'Compañía de prueba',
  city: null,
};

interface Page {
  /** When it is; noon in Buenos Aires of that date. */
  readonly today: string;
  readonly days?: readonly CalendarDay[];
  /** All events of the days that have more than a range answers. */
  readonly whole?: readonly CalendarEvent[];
  /** Whose session the page is in. */
  readonly session?: Session | null;
  /** What else the server does, by 'METHOD /path'. */
  readonly routes?: Readonly<Record<string, (body: unknown, query: URLSearchParams) => Answer>>;
}

/** Status and body of an answer, or a failure to reach the server. */
export type Answer = readonly [status: number, body: unknown] | Error;

/** Answers as the server would; what was asked for is in `requests`, and `refuse` makes it say no. */
function stubServer({ days = [], whole = [], session = null, routes = {} }: Page) {
  const server = { requests: new Array<string>(), refuse: null as RegExp | null };
  const read = (url: URL): unknown => {
    if (url.pathname === '/api/v1/auth/session') return { session };
    const date = url.pathname.split('/days/')[1];
    if (date) return { date, events: whole.filter((event) => event.date === date) };
    const from = url.searchParams.get('from') ?? '';
    const to = url.searchParams.get('to') ?? '';
    return { from, to, days: days.filter((day) => day.date >= from && day.date <= to) };
  };
  const answer = (url: URL, { method = 'GET', body }: RequestInit): Answer => {
    if (server.refuse?.test(url.pathname + url.search) === true) {
      return [400, { error: 'refused', message: 'No.' }];
    }
    const route = routes[`${method} ${url.pathname}`];
    if (!route) return [200, read(url)];
    return route(typeof body === 'string' ? JSON.parse(body) : undefined, url.searchParams);
  };
  globalThis.fetch = jest.fn((input: string | URL | Request, init: RequestInit = {}) => {
    const url = new URL(input as string);
    server.requests.push(url.pathname + url.search);
    const answered = answer(url, init);
    if (answered instanceof Error) return Promise.reject(answered);
    const [status, body] = answered;
    const ok = status < 400;
    return Promise.resolve({ ok, status, json: () => Promise.resolve(body) } as Response);
  });
  return server;
}

/** The calendar on a page of its own. Time stands still, timers run. */
export function renderCalendar(page: Page, prepare?: (server: { refuse: RegExp | null }) => void) {
  jest.useFakeTimers({
    now: new Date(`${page.today}T15:00:00Z`),
    doNotFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'queueMicrotask',
      'performance',
      'requestAnimationFrame',
      'cancelAnimationFrame',
    ],
  });
  const server = stubServer(page);
  prepare?.(server);
  const view = render(
    <HostProvider value={CONFIG}>
      <QueryClientProvider client={createQueryClient()}>
        <CalendarView />
      </QueryClientProvider>
    </HostProvider>,
  );
  return { user: userEvent.setup(), server, ...view };
}

export const cell = (name: RegExp | string): HTMLElement => screen.getByRole('gridcell', { name });

/** The month shown, as its title says it. */
export const title = (): string => screen.getByRole('heading', { level: 2 }).textContent;

beforeEach(() => {
  // jsdom lays nothing out, and so has nothing to scroll.
  Element.prototype.scrollIntoView = jest.fn();
});

afterEach(() => {
  jest.useRealTimers();
  selectionStore().restore(NOTHING_SELECTED);
  viewStore().restore(FIRST_VIEW);
});
