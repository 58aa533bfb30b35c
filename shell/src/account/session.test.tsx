import {
  followed,
  privately,
  publicly,
  sessionOwner,
  sessionQuery,
  type QueryClient,
} from '@almanaque/shared-contracts';
import { refusal } from '@almanaque/shared-contracts/testing';
import { writingPlace } from '@almanaque/ui/message';
import { act, fireEvent, screen } from '@testing-library/react';
import { fakeApi } from '../testing/fake-api.ts';
import { renderInPage, renderPage } from '../testing/render-page.tsx';
import { ana } from '../testing/sessions.ts';
import { sessionKey, TICK_MS, useKeptSession, useSession } from './session.ts';
import { useSetSession } from './set-session.ts';
import { sessionIsLikely } from './session-hint.ts';

const SESSION = 'GET /api/v1/auth/session';
const ENDED = 'Tu sesión terminó. Ingresá de nuevo para seguir.';

/** The server, whose answer a test may change while the page is open. */
const serve = (session: unknown) => {
  const state = { session };
  const api = fakeApi({ [SESSION]: () => state.session });
  return { ...api, state };
};
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('is asked for, and so renewed, every 30 seconds', async () => {
  // For an administrator the menu asks more than this.
  const { reads } = serve({ session: { ...ana, role: 'organizador' } });
  renderPage();
  await wait(0);
  expect(reads).toHaveLength(1);
  await wait(TICK_MS);
  expect(reads).toHaveLength(2);
  await wait(TICK_MS);
  expect(reads).toHaveLength(3);
});

test('without one, the server is asked once and left alone', async () => {
  const { reads } = serve({ session: null });
  renderPage();
  await wait(10 * TICK_MS);
  expect(reads).toHaveLength(1);
});

test('that ends is noticed at the next tick, and told', async () => {
  const { state } = serve({ session: ana });
  renderPage();
  await wait(0);
  state.session = { session: null };
  expect(screen.queryByText(ENDED)).toBeNull();
  await wait(TICK_MS);
  expect(screen.getByText(ENDED)).toBeVisible();
});

test('is looked at when the page comes back to view', async () => {
  const { reads } = serve({ session: null });
  renderPage();
  await wait(0);
  await act(() => {
    window.dispatchEvent(new Event('visibilitychange'));
    return Promise.resolve();
  });
  await wait(0);
  expect(reads).toHaveLength(2);
});

test('a failed look is repeated after 200 ms, doubling', async () => {
  const { reads } = serve(refusal(503, 'En un momento.'));
  renderPage();
  await wait(0);
  expect(reads).toHaveLength(1);
  await wait(199);
  expect(reads).toHaveLength(1);
  await wait(1);
  expect(reads).toHaveLength(2);
  await wait(399);
  expect(reads).toHaveLength(2);
  await wait(1);
  expect(reads).toHaveLength(3);
  await wait(TICK_MS);
  expect(reads).toHaveLength(8);
});

test('leaves word in this browser for the next page, and takes it back when it is over', async () => {
  const { state } = serve({ session: ana });
  renderPage();
  await wait(0);
  expect(sessionIsLikely()).toBe(true);
  state.session = { session: null };
  await wait(TICK_MS);
  expect(sessionIsLikely()).toBe(false);
});

function Change() {
  const setSession = useSetSession();
  return <button onClick={() => setSession({ ...ana, userId: 'another' })}>Cambiar</button>;
}

test('of another person finds nothing of what the one before read or was writing', async () => {
  serve({ session: ana });
  const queries = renderInPage(<Change />);
  queries.setQueryData(sessionKey(''), { session: ana });
  const read = (name: string, options: object) =>
    queries.query({ queryKey: [name, ''], queryFn: () => 'Lo de Ana', ...options });
  await read('users', privately('accounts'));
  await read('month', followed('calendar'));
  await read('sign-in', publicly());
  const place = writingPlace('', 'fecha', 'idea');
  place.put({ text: 'Sorpresa', from: '', version: 0 });
  fireEvent.click(screen.getByText('Cambiar'));
  expect(place.find()).toBeNull();
  const stateOf = (name: string) => queries.getQueryState([name, '']);
  expect(stateOf('users')).toBeUndefined();
  expect(stateOf('month')).toMatchObject({ data: 'Lo de Ana', isInvalidated: true });
  expect(stateOf('sign-in')).toMatchObject({ data: 'Lo de Ana', isInvalidated: false });
  await wait(0);
});

/** Who asks the server whose session it is: the shell by its tick, or a part that shows who is signed in. */
const LOOKS = [
  ['the shell', () => wait(TICK_MS)],
  [
    'a part',
    async (queries: QueryClient) => {
      await act(() => queries.query({ ...sessionQuery(''), staleTime: 0 }));
    },
  ],
] as const;

test.each(LOOKS)(
  'of another person, begun in another tab, finds nothing of it either, where %s looks',
  async (_who, look) => {
    const { state } = serve({ session: ana });
    const queries = renderPage();
    await wait(0);
    await queries.query({
      queryKey: ['users', ''],
      queryFn: () => 'Lo de Ana',
      ...privately('accounts'),
    });
    const place = writingPlace('', 'fecha', 'idea');
    place.put({ text: 'Sorpresa', from: '', version: 0 });
    await look(queries);
    expect(queries.getQueryData(['users', ''])).toBe('Lo de Ana');
    expect(sessionOwner().id).toBe(ana.userId);
    state.session = { session: { ...ana, userId: 'another', name: 'Bruno Sosa' } };
    await look(queries);
    expect(sessionOwner().id).toBe('another');
    expect(screen.getByText(/^Ahora ingresó Bruno Sosa\. Lo que no se había/)).toBeVisible();
    expect(queries.getQueryState(['users', ''])).toBeUndefined();
    expect(place.find()).toBeNull();
  },
);

test.each(LOOKS)(
  'that ends is told, and whose it was stays known, where %s looks',
  async (_who, look) => {
    const { state } = serve({ session: ana });
    const queries = renderPage();
    await wait(0);
    state.session = { session: null };
    await look(queries);
    expect(screen.getByText(ENDED)).toBeVisible();
    expect(sessionIsLikely()).toBe(false);
    await look(queries);
    expect(queries.getQueryData(sessionKey(''))).toEqual({ session: null, whose: ana.userId });
    expect(sessionOwner().id).toBe(ana.userId);
  },
);

function Leave() {
  const setSession = useSetSession();
  useKeptSession();
  return <button onClick={() => setSession(null)}>{useSession() ? 'Salir' : 'Afuera'}</button>;
}

test('that was signed out of stays so when a look from before is answered late', async () => {
  let answer: (session: unknown) => void = () => undefined;
  const late = new Promise((resolve) => (answer = resolve));
  const { state, reads } = serve({ session: ana });
  renderInPage(<Leave />);
  await wait(0);
  state.session = late;
  await wait(TICK_MS);
  expect(reads).toHaveLength(2);
  fireEvent.click(screen.getByText('Salir'));
  await wait(0);
  expect(screen.getByText('Afuera')).toBeVisible();
  answer({ session: ana });
  await wait(0);
  expect(screen.getByText('Afuera')).toBeVisible();
  expect(sessionIsLikely()).toBe(false);
});
