import {
  createQueryClient,
  HostProvider,
  QueryClientProvider,
  type CalendarDay,
} from '@almanaque/shared-contracts';
import {
  fakeServer,
  rangeOfDays,
  refusal,
  runtimeConfig,
  type FakeRoutes,
  type FakeServer,
} from '@almanaque/shared-contracts/testing';
import { render } from '@testing-library/react';
import { BellView } from '../bell/bell-view.tsx';

/** Answers each request for a range with what `answer` gives. */
export const serve = (answer: FakeRoutes[string]): FakeServer => {
  const server = fakeServer({ routes: { 'GET /api/v1/calendar': answer } });
  Object.assign(globalThis, { fetch: server.fetch });
  return server;
};

/** Answers each request with those of `days` that fall in the range asked for. */
export const serveDays = (days: readonly CalendarDay[]): FakeServer =>
  serve(({ query }) => rangeOfDays(query.get('from') ?? '', query.get('to') ?? '', days));

/** The server refuses for good, so nothing is retried by itself. */
export const serveRefusal = (): FakeServer => serve(() => refusal(403, 'No se puede leer.'));

export const renderBell = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <HostProvider value={runtimeConfig()}>
        <BellView />
        <button type="button">Ajustes</button>
      </HostProvider>
    </QueryClientProvider>,
  );
