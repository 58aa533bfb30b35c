import { createRemoteConnection, type Connect } from '@almanaque/remote-loader';
import {
  FIRST_VIEW,
  queryClient,
  selectionStore,
  toastStore,
  viewStore,
} from '@almanaque/shared-contracts';
import {
  fakeRemote,
  fakeServer,
  observance,
  runtimeConfig as configWith,
  type FakeRemote,
  type FakeServerOptions,
} from '@almanaque/shared-contracts/testing';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Arrival } from '../account/arrival.ts';
import { App } from '../app.tsx';
import type { BootData } from '../boot/boot-data.ts';
import type { Remotes } from '../remotes/remotes.ts';

export const runtimeConfig = configWith({ companyName: 'Textil Sur' });
const NOTHING_BROUGHT: Arrival = { invitation: null, recovery: null, failure: null };
const boot: BootData = {
  registry: null,
  manifests: {},
  runtimeConfig,
  nonce: 'n0nce',
  overrideOrigins: [],
};

export const event = observance({
  id: 'soberania',
  date: '2026-11-23',
  title: 'Día de la Soberanía Nacional',
});

let problems: readonly string[] = [];

/** The server, with what it is given and nothing else. */
export function serve(options: FakeServerOptions): void {
  const server = fakeServer(options);
  problems = server.problems;
  globalThis.fetch = server.fetch;
}

export const calendar = fakeRemote('calendario');
export const bell = fakeRemote('campanita');
const recommendations = fakeRemote('recomendaciones');

export const remotesWith = (overrides: Partial<Record<keyof Remotes, Connect>> = {}): Remotes => {
  const one = (name: keyof Remotes, module: FakeRemote) =>
    createRemoteConnection(
      name,
      overrides[name] ?? (() => Promise.resolve({ module, version: '0.9.1' })),
    );
  return {
    'mf-calendar': one('mf-calendar', calendar),
    'mf-notifications': one('mf-notifications', bell),
    'mf-recommendations': one('mf-recommendations', recommendations),
  };
};

/** Opens the page and lets what is on its way arrive. */
export async function openApp(address = '/', remotes = remotesWith()): Promise<void> {
  history.replaceState(null, '', address);
  render(<App boot={boot} remotes={remotes} path={location.pathname} arrival={NOTHING_BROUGHT} />);
  await act(() => jest.advanceTimersByTimeAsync(0));
}

export const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

// Each test has a page that holds nothing yet, two days before `event`.
beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00-03:00') });
  jest.spyOn(console, 'warn').mockImplementation();
  queryClient().clear();
  selectionStore().restore({ kind: 'none' });
  viewStore().restore(FIRST_VIEW);
  for (const { id } of toastStore().getState()) toastStore().dismiss(id);
  serve({ events: [event] });
});

afterEach(() => {
  expect(problems).toEqual([]);
  jest.useRealTimers();
});
