import { navigation } from '@almanaque/shared-contracts';
import { fakeHost, type FakeHost } from '@almanaque/shared-contracts/testing';
import { createRemote } from '../remote/create-remote.tsx';
import { useLeaveGuard } from '../form/leave-guard.ts';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { PageAction } from './page-action.tsx';
import { useSettingsPage } from './page-context.ts';
import { SettingsPart } from './settings-part.tsx';
import { useDetail } from './use-detail.ts';

const ask = jest.fn<undefined, [() => void]>();

/** Whoever leaves it is asked. */
function Offices() {
  const { rest, go } = useSettingsPage();
  const { keep } = useLeaveGuard();
  useEffect(() => keep(ask), [keep]);
  useDetail(rest === '' ? 'Todas' : rest);
  return (
    <>
      <button onClick={() => go('rosario')}>{rest === '' ? 'Rosario' : `En ${rest}`}</button>
      <PageAction>
        <button>Agregar</button>
      </PageAction>
    </>
  );
}
const offices = createRemote({
  View: () => (
    <SettingsPart>
      <Offices />
    </SettingsPart>
  ),
  Placeholder: () => null,
  failureMessage: 'Las sucursales no se pudieron mostrar.',
});

const BASE = '/configuracion/sucursales';
const setDetail = jest.fn();
let host: FakeHost;

async function open(point?: Readonly<Record<string, unknown>>) {
  host = fakeHost({ act, ...(point && { point }) });
  const slot = await host.mount(offices);
  return slot.state;
}

beforeEach(() => {
  history.replaceState(null, '', BASE);
  navigation().route(() => undefined);
  jest.clearAllMocks();
});
afterEach(() => host.close());

test('it goes on within its own addresses unasked, and elsewhere it asks first', async () => {
  await open({ base: BASE, rest: '', setDetail });
  expect(setDetail).toHaveBeenLastCalledWith('Todas', false);
  await userEvent.click(screen.getByRole('button', { name: 'Rosario' }));
  expect(location.pathname).toBe(`${BASE}/rosario`);
  expect(ask).not.toHaveBeenCalled();
  navigation().go('/configuracion/apariencia');
  expect(location.pathname).toBe(`${BASE}/rosario`);
  expect(ask).toHaveBeenCalledTimes(1);
  ask.mock.lastCall?.[0]();
  expect(location.pathname).toBe('/configuracion/apariencia');
});

test('in a portal of others it goes from one to another by itself', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Rosario' }));
  expect(await screen.findByRole('button', { name: 'En rosario' })).toBeVisible();
  expect(location.pathname).toBe(BASE);
  expect(screen.getByRole('button', { name: 'Agregar' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Volver' }));
  act(() => ask.mock.lastCall?.[0]());
  expect(await screen.findByRole('button', { name: 'Rosario' })).toBeVisible();
});

test('its one action stands where the settings say, or in its own place where they do not', async () => {
  const action = document.createElement('div');
  document.body.append(action);
  await open({ base: BASE, rest: '', setDetail, action });
  expect(action).toHaveTextContent('Agregar');
  action.remove();
  await host.close();
  await open({ base: BASE, rest: '', setDetail });
  expect(screen.getByRole('button', { name: 'Agregar' })).toBeVisible();
});

test('what is not as agreed fails in its place', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  jest.spyOn(console, 'warn').mockImplementation();
  expect(await open({ base: BASE, rest: 7, setDetail })).toMatchObject({ status: 'failed' });
});
