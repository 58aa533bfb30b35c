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
import {
  dayEvents,
  fakeServer,
  rangeOfDays,
  refusal,
  runtimeConfig,
  type FakeRequest,
  type FakeRoutes,
} from '@almanaque/shared-contracts/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CalendarView } from '../calendar-view.tsx';

interface Page {
  /** When it is; noon in Buenos Aires of that date. */
  readonly today: string;
  readonly days?: readonly CalendarDay[];
  /** All events of the days that have more than a range answers. */
  readonly whole?: readonly CalendarEvent[];
  /** Whose session the page is in. */
  readonly session?: Session | null;
  /** What else the server does. */
  readonly routes?: FakeRoutes;
  /** With what comes beside the month, which says the same dates once more as soon as nothing else is done. */
  readonly withAhead?: boolean;
  /** What its installation is. */
  readonly config?: Partial<RuntimeConfig>;
}

const CONFIG = runtimeConfig({ apiBase: 'https://almanaque.test' });

let faults: readonly string[] = [];

/** Answers as the server would; what was asked for is in `requests`, and `refuse` makes it say no. */
function serve({ days = [], whole = [], session = null, routes }: Page) {
  const server = {
    refuse: null as RegExp | null,
    get requests() {
      return kit.requests.map(addressOf);
    },
  };
  const addressOf = ({ path, query }: FakeRequest) => path + (query.size > 0 ? `?${query}` : '');
  const answers: FakeRoutes = {
    'GET /api/v1/calendar': ({ query }) =>
      rangeOfDays(query.get('from') ?? '', query.get('to') ?? '', days),
    'GET /api/v1/calendar/days/{date}': ({ path }) => dayEvents(path.slice(-10), whole),
    ...routes,
  };
  const refusable = Object.entries(answers).map(([route, answer]) => [
    route,
    (request: FakeRequest) =>
      server.refuse?.test(addressOf(request)) ? refusal(400, 'No.') : answer(request),
  ]);
  const kit = fakeServer({ session, routes: Object.fromEntries(refusable) as FakeRoutes });
  faults = kit.problems;
  globalThis.fetch = kit.fetch;
  return server;
}

const NothingAhead = () => null;

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
  const server = serve(page);
  prepare?.(server);
  const queries = createQueryClient();
  if (page.withAhead !== true) queries.setQueryData(['code', 'ahead'], () => NothingAhead);
  const view = render(
    <HostProvider value={{ ...CONFIG, ...page.config }}>
      <QueryClientProvider client={queries}>
        <CalendarView />
      </QueryClientProvider>
    </HostProvider>,
  );
  return { user: userEvent.setup(), server, queries, ...view };
}

export const cell = (name: RegExp | string): HTMLElement => screen.getByRole('gridcell', { name });

/** The month shown, as its title says it. */
export const title = (): string => screen.getByRole('heading', { level: 2 }).textContent;

beforeEach(() => {
  // jsdom lays nothing out, and so has nothing to scroll.
  Element.prototype.scrollIntoView = jest.fn();
});

afterEach(() => {
  expect(faults).toEqual([]);
  jest.useRealTimers();
  selectionStore().restore(NOTHING_SELECTED);
  viewStore().restore(FIRST_VIEW);
});
