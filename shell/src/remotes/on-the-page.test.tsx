import { RemoteFailure } from '@almanaque/remote-loader';
import { fakeRemote } from '@almanaque/shared-contracts/testing';
import { act, screen } from '@testing-library/react';
import { bell, calendar, openApp, remotesWith, runtimeConfig, user } from '../testing/open-app.tsx';

test('the bell is loaded once the calendar is drawn', async () => {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const connectBell = jest.fn(() => Promise.resolve({ module: bell, version: '0.9.1' }));
  const connectCalendar = () => arrived.then(() => ({ module: calendar, version: '0.9.1' }));
  await openApp(
    '/',
    remotesWith({ 'mf-calendar': connectCalendar, 'mf-notifications': connectBell }),
  );
  await act(() => jest.advanceTimersByTimeAsync(900));
  expect(connectBell).not.toHaveBeenCalled();
  arrive();
  await act(() => jest.advanceTimersByTimeAsync(50));
  expect(screen.getByText('calendario listo')).toBeVisible();
  expect(connectBell).toHaveBeenCalledTimes(1);
});

test('a calendar that does not come holds up no bell', async () => {
  await openApp('/', remotesWith({ 'mf-calendar': () => new Promise(() => undefined) }));
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(screen.getByText('campanita listo')).toBeVisible();
});

test('a remote is given the installation and the nonce', async () => {
  await openApp();
  await screen.findByText('calendario listo');
  expect(calendar.received.at(-1)).toMatchObject({ config: runtimeConfig, nonce: 'n0nce' });
});

test('a remote that is there before its place is drawn still finds the skeleton to draw over', async () => {
  const skeletons: unknown[] = [];
  const early = fakeRemote('calendario', {
    mount: (element, props) => {
      skeletons.push(element.querySelector('[aria-busy]')?.ariaLabel);
      return calendar.mount(element, props);
    },
  });
  const remotes = remotesWith({
    'mf-calendar': () => Promise.resolve({ module: early, version: '0.9.1' }),
  });
  const [first] = remotes.getState().places;
  first?.start();
  await jest.advanceTimersByTimeAsync(0);
  expect(first?.getState().status).toBe('ready');
  await openApp('/', remotes);
  expect(screen.getByText('calendario listo')).toBeVisible();
  expect(skeletons).toEqual(['Cargando: Calendario']);
});

test('a remote that fails says so in its place, and comes back when asked to', async () => {
  let broken = true;
  await openApp(
    '/',
    remotesWith({
      'mf-calendar': () =>
        broken
          ? Promise.reject(new RemoteFailure({ kind: 'unreachable', cause: undefined }))
          : Promise.resolve({ module: calendar, version: '0.9.1' }),
    }),
  );
  expect(await screen.findByText('El calendario no está disponible por ahora.')).toBeVisible();
  expect(await screen.findByText('campanita listo')).toBeVisible();
  broken = false;
  await user().click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('calendario listo')).toBeVisible();
});

test('a remote that the page may not load from where it is now offers to reload', async () => {
  const moved = () => Promise.reject(new RemoteFailure({ kind: 'blocked' }));
  await openApp('/', remotesWith({ 'mf-calendar': moved, 'mf-notifications': moved }));
  const notice = await screen.findByText(
    /^El calendario no está .+ Se mudó: actualizá la página\.$/,
  );
  expect(notice).toBeVisible();
  expect(screen.getByRole('button', { name: 'Actualizar' })).toBeVisible();
  expect(await screen.findByRole('button', { name: /^Los eventos .+ Actualizar$/ })).toBeVisible();
});

test('a mounted remote that crashes leaves its place to the notice, the rest untouched', async () => {
  await openApp();
  await screen.findByText('campanita listo');
  act(() => calendar.received.at(-1)?.onError?.(new Error('render')));
  expect(await screen.findByText('El calendario no está disponible por ahora.')).toBeVisible();
  expect(screen.getByText('campanita listo')).toBeVisible();
});
