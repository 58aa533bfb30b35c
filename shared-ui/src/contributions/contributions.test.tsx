import {
  pageContributions,
  pointProps,
  queryClient,
  selectionStore,
  sessionQuery,
  usePoint,
  type Session,
} from '@almanaque/shared-contracts';
import type { Offer } from '@almanaque/shared-contracts/contributions';
import {
  fakeHost,
  fakeRemote,
  type Brought,
  type FakeHost,
} from '@almanaque/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createRemote } from '../remote/create-remote.tsx';
import { Contributions } from './contributions.tsx';

const DAY = {
  point: 'mf-agenda/day@1',
  title: 'El día',
  props: { date: 'date' },
  height: 4,
} as const satisfies Offer;
const PROPS = pointProps(DAY.props);

/** A part that offers a point: on Christmas, and a day later at each press. */
function Agenda() {
  const [day, setDay] = useState(25);
  const [, draw] = useState({});
  return (
    <main>
      <button onClick={() => setDay(day + 1)}>Otro día</button>
      <button onClick={() => draw({})}>Lo mismo</button>
      <Contributions point={DAY} props={{ date: `2026-12-${day}` }} />
      <p>Siempre</p>
    </main>
  );
}
const agenda = createRemote({
  View: Agenda,
  Placeholder: () => null,
  failureMessage: 'La agenda no se pudo mostrar.',
});
const remoteOf = (View: () => React.ReactNode) =>
  createRemote({ View, Placeholder: () => null, failureMessage: 'No se pudo mostrar.' });
const weather = remoteOf(() => <p>{`El clima del ${usePoint(PROPS).date}`}</p>);

let hosts: FakeHost[] = [];
async function open(brought?: readonly Omit<Brought, 'point'>[]) {
  const host = fakeHost({
    act,
    ...(brought && { brought: brought.map((one) => ({ point: DAY.point, ...one })) }),
  });
  hosts.push(host);
  const slot = await host.mount(agenda);
  expect(slot.state).toEqual({ status: 'ready' });
  return slot.element;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation();
  jest.spyOn(console, 'error').mockImplementation();
});
afterEach(async () => {
  for (const host of hosts) await host.close();
  hosts = [];
});

test('where nothing is brought there is nothing, in a foreign portal as in a page of ours', async () => {
  const foreign = await open();
  const ours = await open([]);
  for (const { textContent } of [foreign, ours]) {
    expect(textContent).toBe('Otro díaLo mismoSiempre');
  }
});

test('what is brought is drawn with what the point hands over, as that changes', async () => {
  const other = fakeRemote('otra');
  await open([
    { id: 'a', module: weather },
    { id: 'b', module: other },
  ]);
  expect(await screen.findByText('El clima del 2026-12-25')).toBeVisible();
  await press('Otro día');
  expect(await screen.findByText('El clima del 2026-12-26')).toBeVisible();
  expect(other.received.at(-1)?.point).toEqual({ date: '2026-12-26' });
  const told = other.received.length;
  await press('Lo mismo');
  expect(other.received).toHaveLength(told);
});

test('while one is on its way its place is as high as the offer says, and has its name', async () => {
  await open([{ title: 'Clima', module: () => new Promise(() => undefined) }]);
  const place = screen.getByRole('status', { name: 'Cargando: Clima' });
  expect(place).toHaveStyle({ height: '4rem' });
});

test('where the offer holds no place nothing is seen: not on its way, and not when it does not come', async () => {
  const silent = { ...DAY, height: 0 } as const satisfies Offer;
  const Silent = () => (
    <>
      <Contributions point={silent} props={{ date: '2026-12-25' }} />
      <p>Siempre</p>
    </>
  );
  let fail: (error: Error) => void = () => undefined;
  const load = () => new Promise<never>((_, reject) => (fail = reject));
  const host = fakeHost({ act, brought: [{ point: DAY.point, title: 'Clima', module: load }] });
  hosts.push(host);
  const { element } = await host.mount(remoteOf(Silent));
  expect(await screen.findByText('Siempre')).toBeVisible();
  const { places = [] } = pageContributions().getState()?.getState() ?? {};
  await waitFor(() => expect(places[0]?.getState().status).toBe('pending'));
  expect(screen.queryByRole('status')).toBeNull();
  act(() => fail(new Error('gone')));
  await waitFor(() => expect(places[0]?.getState().status).toBe('failed'));
  expect(element).toHaveTextContent(/^Siempre$/);
});

test('one that does not come says so in its place, beside the others, and comes when asked to', async () => {
  let isThere = false;
  const load = () => (isThere ? Promise.resolve(weather) : Promise.reject(new Error('gone')));
  await open([
    { id: 'a', title: 'Clima', module: load },
    { id: 'b', module: fakeRemote('otra') },
  ]);
  expect(await screen.findByText('«Clima» no está disponible por ahora.')).toBeVisible();
  expect(screen.getByText('otra listo')).toBeVisible();
  isThere = true;
  await press('Reintentar');
  expect(await screen.findByText('El clima del 2026-12-25')).toBeVisible();
});

test('one that cannot read what it is handed fails alone', async () => {
  const wrong = pointProps({ event: 'event' });
  const misled = remoteOf(() => <p>{usePoint(wrong).event.title}</p>);
  await open([
    { id: 'a', missing: 'El clima falta.', module: misled },
    { id: 'b', module: fakeRemote('otra') },
  ]);
  expect(await screen.findByText('El clima falta.')).toBeVisible();
  expect(screen.getByText('otra listo')).toBeVisible();
  expect(screen.getByText('Siempre')).toBeVisible();
});

const ana: Session = {
  userId: 'u-ana',
  name: 'Ana',
  email: 'ana@textilsur.com.ar',
  role: 'administrador',
  expiresAt: '2030-01-01T00:00:00.000Z',
  mustChangePassword: false,
};
const become = (session: Session | null) =>
  void queryClient().setQueryData(sessionQuery('').queryKey, { session });

test('what is for some shows when they sign in, and hides when they sign out', async () => {
  await open([{ roles: ['administrador'], module: weather }]);
  expect(screen.queryByText(/El clima/)).toBeNull();
  become(ana);
  expect(await screen.findByText(/El clima/)).toBeVisible();
  become({ ...ana, role: 'organizador' });
  await waitFor(() => expect(screen.queryByText(/El clima/)).toBeNull());
  become(ana);
  expect(await screen.findByText(/El clima/)).toBeVisible();
  become(null);
  await waitFor(() => expect(screen.queryByText(/El clima/)).toBeNull());
});

test('what is for a kind of selection comes and goes with it', async () => {
  await open([{ when: { selection: ['day'] }, module: weather }]);
  expect(screen.queryByText(/El clima/)).toBeNull();
  act(() => selectionStore('').restore({ kind: 'day', date: '2026-12-25' }));
  expect(await screen.findByText(/El clima/)).toBeVisible();
  act(() => selectionStore('').restore({ kind: 'none' }));
  expect(screen.queryByText(/El clima/)).toBeNull();
});

test('inside an element of a portal, it is drawn in the element’s frame', async () => {
  const other = fakeRemote('otra');
  const host = fakeHost({ act, frame: 'dark', brought: [{ point: DAY.point, module: other }] });
  hosts.push(host);
  const { element } = await host.mount(agenda);
  expect(await screen.findByText('otra listo')).toBeVisible();
  expect(other.received.at(-1)?.frame).toBe(element.closest('[data-almanaque-frame]'));
});
