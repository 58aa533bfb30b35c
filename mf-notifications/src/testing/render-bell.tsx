import {
  createQueryClient,
  HostProvider,
  isoDate,
  QueryClientProvider,
  type CalendarDay,
  type CalendarEvent,
} from '@almanaque/shared-contracts';
import { render } from '@testing-library/react';
import { BellView } from '../bell/bell-view.tsx';

const CONFIG = {
  apiBase: '',
  publicKey: 'public',
  timeZone: 'America/Argentina/Buenos_Aires',
  companyName: 'Molinos del Sur',
  city: null,
};

export const anEvent = (
  date: string,
  title: string,
  origin: CalendarEvent['origin'] = { kind: 'empresa', sample: false },
): CalendarEvent => ({
  id: `${date} ${title}`,
  date: isoDate(date),
  title,
  description: '',
  type: origin.kind === 'empresa' ? 'personalizado' : 'festivo',
  tone: 'festivo',
  origin,
  picture: null,
});

export const aDay = (
  date: string,
  events: readonly CalendarEvent[],
  total = events.length,
): CalendarDay => ({ date: isoDate(date), events: [...events], total, highlights: [] });

const answer = (status: number, body: unknown): Response =>
  ({ ok: status < 400, status, json: () => Promise.resolve(body) }) as Response;

/** Stands in for the network. */
export const fetchMock = jest.fn<Promise<Response>, [string]>();

/** Answers each request with those of `days` that fall in the range asked for. */
export function serveDays(days: readonly CalendarDay[]): void {
  fetchMock.mockImplementation((url) => {
    const query = new URL(url, 'http://almanaque.test').searchParams;
    const from = query.get('from') ?? '';
    const to = query.get('to') ?? '';
    const inRange = days.filter(({ date }) => date >= from && date <= to);
    return Promise.resolve(answer(200, { from, to, days: inRange }));
  });
}

/** The server refuses for good, so nothing is retried by itself. */
export const serveRefusal = () =>
  fetchMock.mockImplementation(() =>
    Promise.resolve(answer(403, { error: 'refused', message: 'No se puede leer.' })),
  );

export const renderBell = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <HostProvider value={CONFIG}>
        <BellView />
        <button type="button">Ajustes</button>
      </HostProvider>
    </QueryClientProvider>,
  );
