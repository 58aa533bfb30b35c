import { act, screen } from '@testing-library/react';
import type { BootData } from '../boot/boot-data.ts';
import { ownPartsAlone } from './own-parts.ts';

const load = jest.fn<object, []>(() => jest.requireActual('@almanaque/ui/override'));
jest.mock('@almanaque/ui/override', () => load());

const boot: BootData = {
  registry: null,
  places: null,
  hinted: null,
  manifests: {},
  runtimeConfig: null,
  nonce: undefined,
  overrideOrigins: [],
};
const own = { name: 'mf-calendar', manifest: '/remotes/x/mf-manifest.json', contract: '^1.0.0' };
const foreign = { ...own, name: 'mf-notas', manifest: 'https://otra.example/mf-manifest.json' };

afterEach(() => history.replaceState(null, '', '/'));

test('as published it is where nobody asks for less', () => {
  expect(ownPartsAlone(boot)).toBeNull();
});

test('code that does not load shows nothing of other origins, and is asked for again by the next try', async () => {
  history.replaceState(null, '', '/?partes=propias');
  load.mockImplementationOnce(() => {
    throw new Error('It did not load.');
  });
  const overridden = ownPartsAlone(boot);
  await expect(overridden?.([own, foreign])).rejects.toThrow('It did not load.');
  const entries = await act(() => overridden?.([own, foreign]));
  expect(entries).toEqual([own]);
  expect(await screen.findByText(/solo las partes de esta instalación/)).toBeInTheDocument();
});
