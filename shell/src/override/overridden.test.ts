import { forgetOverride, keepOverride } from '@almanaque/remote-loader/page';
import { CONTRACT_VERSION } from '@almanaque/shared-contracts';
import { act, screen } from '@testing-library/react';
import type { BootData } from '../boot/boot-data.ts';
import { overriding } from './overridden.ts';

const ORIGIN = 'http://localhost:3001';
const MANIFEST = `${ORIGIN}/mf-manifest.json`;

const published = (name: string) => ({
  name,
  manifest: `/remotes/${name}/mf-manifest.json`,
  contract: '^1.0.0',
  integrity: { 'remoteEntry.js': 'sha384-b64' },
});

const bootWith = (...overrideOrigins: string[]): BootData => ({
  registry: null,
  places: null,
  hinted: null,
  manifests: {},
  runtimeConfig: null,
  nonce: undefined,
  overrideOrigins,
});

beforeEach(() => {
  document.body.replaceChildren();
  keepOverride(`mf-calendar@${MANIFEST}`);
});
afterEach(forgetOverride);

test('what the tab keeps takes the place of the published address, without its hashes', async () => {
  const overridden = overriding(bootWith(ORIGIN));
  const { integrity: _none, ...rest } = published('mf-calendar');
  const bell = published('mf-notifications');
  const entries = await act(() => overridden?.([published('mf-calendar'), bell]));
  expect(entries).toEqual([bell, { ...rest, manifest: MANIFEST }]);
  expect(await screen.findByText(/viene de/)).toHaveTextContent(`mf-calendar viene de ${ORIGIN}`);
});

test('a part that is not listed is one more', async () => {
  const bell = published('mf-notifications');
  const entries = await act(() => overriding(bootWith(ORIGIN))?.([bell]));
  expect(entries).toEqual([
    bell,
    { name: 'mf-calendar', manifest: MANIFEST, contract: `^${CONTRACT_VERSION}` },
  ]);
});

test.each([
  ['the installation allows none', []],
  ['it allows others alone', ['https://prueba.example']],
])('the published one it is where %s', async (_what, origins) => {
  const overridden = overriding(bootWith(...origins));
  const entries = await act(() => overridden?.([published('mf-calendar')]));
  expect(entries ?? [published('mf-calendar')]).toEqual([published('mf-calendar')]);
  expect(screen.queryByText(/viene de/)).toBeNull();
});
