import {
  createQueryClient,
  HostProvider,
  NOTHING_SELECTED,
  QueryClientProvider,
  selectionStore,
  type CalendarDay,
  type CalendarEvent,
  type RuntimeConfig,
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
}

/** Answers as the server would; what was asked for is in `requests`, and `refuse` makes it say no. */
function stubServer({ days = [], whole = [] }: Page) {
  const server = { requests: new Array<string>(), refuse: null as RegExp | null };
  const answer = (url: URL): unknown => {
    const date = url.pathname.split('/days/')[1];
    if (date) return { date, events: whole.filter((event) => event.date === date) };
    const from = url.searchParams.get('from') ?? '';
    const to = url.searchParams.get('to') ?? '';
    return { from, to, days: days.filter((day) => day.date >= from && day.date <= to) };
  };
  globalThis.fetch = jest.fn((input: string | URL | Request) => {
    const url = new URL(input as string);
    server.requests.push(url.pathname + url.search);
    const refused = server.refuse?.test(url.pathname + url.search) === true;
    const body = refused ? { error: 'refused', message: 'No.' } : answer(url);
    return Promise.resolve({
      ok: !refused,
      status: refused ? 400 : 200,
      json: () => Promise.resolve(body),
    } as Response);
  });
  return server;
}

/** The calendar on a page of its own. Time stands still, timers run. */
export function renderCalendar(page: Page, prepare?: (server: { refuse: RegExp | null }) => void) {
  jest.useFakeTimers({
    now: new Date(`${page.today}T15:00:00Z`),
    doNotFake: ['setTimeout', 'clearTimeout', 'setInterval', 'queueMicrotask', 'performance'],
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
});
