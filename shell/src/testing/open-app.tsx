import { contributionHandle, createRemoteConnection, type Connect } from '@almanaque/remote-loader';
import type { Remotes } from '@almanaque/remote-loader/page';
import {
  FIRST_VIEW,
  navigation,
  pageContributions,
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
import { sessionIsLikely } from '../account/session-hint.ts';
import { KNOWN_PARTS } from '@almanaque/shared-contracts/known-parts';
import { App } from '../app.tsx';
import type { BootData } from '../boot/boot-data.ts';

export const runtimeConfig = configWith({ companyName: 'Textil Sur' });
const NOTHING_BROUGHT: Arrival = { invitation: null, recovery: null, failure: null, portal: null };
const boot: BootData = {
  registry: null,
  places: null,
  hinted: null,
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

const MODULES: Readonly<Record<string, FakeRemote>> = {
  'mf-calendar': calendar,
  'mf-notifications': bell,
  'mf-recommendations': recommendations,
};

/** The parts of the house, each where it declares to be; `overrides` says how some of them load. */
export function remotesWith(overrides: Readonly<Record<string, Connect>> = {}): Remotes {
  const places = Object.entries(KNOWN_PARTS).flatMap(([part, brought]) => {
    const module = MODULES[part] ?? calendar;
    const load = overrides[part] ?? (() => Promise.resolve({ module, version: '0.9.1' }));
    const connection = createRemoteConnection(part, load);
    return brought.map((contribution) => ({
      ...contributionHandle({ part, contribution }, connection, 'n0nce'),
      connection,
    }));
  });
  const state = { status: 'known', places } as const;
  return {
    sessionIsLikely,
    getState: () => state,
    subscribe: () => () => undefined,
    start: () => undefined,
    read: () => undefined,
    findPublished: () => Promise.resolve({ places, untold: [] }),
    show: () => undefined,
  };
}

/** Opens the page and lets what is on its way arrive. */
export async function openApp(address = '/', remotes = remotesWith()): Promise<void> {
  history.replaceState(null, '', address);
  pageContributions().setState(remotes, true);
  navigation().route(() => undefined);
  render(<App boot={boot} remotes={remotes} arrival={NOTHING_BROUGHT} />);
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
