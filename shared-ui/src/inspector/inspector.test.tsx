import {
  createQueryClient,
  HostProvider,
  pageContributions,
  QueryClientProvider,
} from '@almanaque/shared-contracts';
import { bring, fakeRemote, fakeServer, runtimeConfig } from '@almanaque/shared-contracts/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Contributions } from '../contributions/contributions.tsx';
import { Inspector } from './inspector.tsx';

const REGISTRY = {
  remotes: [
    { name: 'mf-otra', manifest: '/otra/mf-manifest.json', contract: '^1.0.0', hide: ['oculta'] },
  ],
};
const brought = (id: string) => ({ id, point: 'panel', title: `La ${id}`, module: './remote' });
const MANIFEST = {
  name: 'otra',
  metaData: {
    globalName: 'otra',
    remoteEntry: { name: 'remoteEntry.js', type: 'global' },
    buildInfo: { buildVersion: '3.1.4' },
  },
  shared: [{ name: 'react', version: '19.2.4', requiredVersion: '^19.2.0' }],
  contributions: [brought('visible'), brought('oculta'), { ...brought('otra'), point: 'main' }],
};
const scrolled = jest.fn();
let withdraw: () => void = () => undefined;
beforeEach(() => {
  Object.assign(globalThis, { __webpack_share_scopes__: { default: { react: { '19.3.1': {} } } } });
  // jsdom keeps no such record.
  Object.assign(performance, { getEntriesByType: () => [] });
  jest.spyOn(console, 'warn').mockImplementation();
  Element.prototype.scrollIntoView = scrolled;
  scrolled.mockClear();
  globalThis.fetch = fakeServer({
    routes: {
      'GET /remotes.json': () => REGISTRY,
      'GET /otra/mf-manifest.json': () => MANIFEST,
      'GET /api/v1/auth/session': () => ({ session: null }),
    },
  }).fetch;
});
afterEach(() => act(() => withdraw()));

/** The page with one contribution, which says what it was given, and the inspector over it. */
async function open() {
  const clicked = jest.fn();
  addEventListener('click', clicked);
  withdraw = bring([{ ...brought('visible'), module: fakeRemote('la visible') }]);
  const onClose = jest.fn();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <HostProvider value={runtimeConfig()}>
        <main>
          <Contributions point="panel" props={{ base: '/planes', setDetail: () => undefined }} />
          <Contributions point="home-section" />
        </main>
        <Inspector overridePath="/configuracion/probar-parte" onClose={onClose} />
      </HostProvider>
    </QueryClientProvider>,
  );
  const user = userEvent.setup();
  return { user, onClose, clicked, place: await screen.findByText('la visible listo') };
}
const panel = () => within(screen.getByRole('region', { name: 'Inspector' }));

test('a place that is touched tells its point, what it is given and all that is for the point', async () => {
  const { user, place, clicked } = await open();
  await user.click(place);
  expect(clicked).not.toHaveBeenCalled();
  expect(panel().getByRole('heading', { name: 'La visible' })).toBeVisible();
  expect(panel().getByText('panel', { selector: 'dd code' })).toBeVisible();
  expect(panel().getByRole('textbox', { name: 'Lo que recibe' })).toHaveValue(
    '{\n  "base": "/planes",\n  "setDetail": "(función)"\n}',
  );
  const rows = within(await panel().findByRole('list', { name: 'Lo que es para este punto' }));
  await waitFor(() => expect(rows.getAllByRole('listitem')).toHaveLength(2));
  const told = rows.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(told).toEqual([
    expect.stringMatching(/^La visible: está en la página/),
    expect.stringMatching(/^La oculta: el registro la oculta/),
  ]);
  // The page's own again.
  await user.click(place);
  expect(clicked).toHaveBeenCalledTimes(1);
});

test('what is pointed at is told while the pointer is over it, and stays only where it is touched', async () => {
  const { user, place } = await open();
  await user.hover(place);
  expect(panel().getByRole('heading', { name: 'La visible' })).toBeVisible();
  expect(panel().getByRole('textbox', { name: 'Lo que recibe' })).toBeVisible();
  const title = panel().getByRole('heading', { name: 'Inspector' });
  await user.hover(title);
  expect(panel().queryByRole('heading', { name: 'La visible' })).toBeNull();
  await user.click(place);
  await user.hover(title);
  expect(panel().getByRole('heading', { name: 'La visible' })).toBeVisible();
});

test('by keyboard it is chosen from a list, is broken on purpose, and its point copied', async () => {
  const { user } = await open();
  await user.keyboard('{Escape}');
  const [choice] = panel().getAllByRole('option', { name: /visible$/ });
  await user.selectOptions(panel().getByRole('combobox'), choice as HTMLElement);
  await user.click(panel().getByRole('button', { name: 'Copiar una declaración' }));
  expect(await navigator.clipboard.readText()).toContain("point: 'panel'");
  await user.click(panel().getByRole('button', { name: 'Romperla' }));
  expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
  expect(pageContributions().getState()?.getState().places[0]?.getState()).toMatchObject({
    status: 'failed',
    reason: { kind: 'crashed' },
  });
  expect(await panel().findByText('Ya no está en la página.')).toBeVisible();
});

test('it goes to the other side of the page, and shows what it covered', async () => {
  const { user } = await open();
  const region = screen.getByRole('region', { name: 'Inspector' });
  expect(region).toHaveAttribute('data-side', 'end');
  await user.click(panel().getByRole('button', { name: 'Al otro lado' }));
  expect(region).toHaveAttribute('data-side', 'start');
});

test('each part is told with its version and the shared modules it runs with', async () => {
  const { user, onClose } = await open();
  expect(await panel().findByText(/^mf-otra 3\.1\.4/)).toBeVisible();
  expect(panel().getByText('react 19.3.1')).toBeInTheDocument();
  expect(panel().getByRole('link', { name: 'Cargar una parte de otra dirección' })).toBeVisible();
  await user.click(panel().getByRole('button', { name: 'Cerrar el inspector' }));
  expect(onClose).toHaveBeenCalled();
});

test('a point that nothing is drawn at is listed, and is shown where something would be', async () => {
  const { user } = await open();
  await user.keyboard('{Escape}');
  const box = { left: 10, top: 20, width: 300, height: 40 } as DOMRect;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(box);
  const outline = () => document.querySelector('[aria-hidden] > span');
  const empty = await panel().findByText('home-section');
  await user.hover(empty);
  expect(outline()).toHaveTextContent('home-section');
  await user.unhover(empty);
  expect(outline()).toBeNull();
  // By keyboard, too; and what is on no page is nowhere.
  act(() => empty.closest('summary')?.focus());
  expect(outline()).toHaveTextContent('home-section');
  await user.hover(panel().getByText('header-action'));
  expect(outline()).toBeNull();
  await user.click(panel().getByText('main'));
  expect(scrolled).not.toHaveBeenCalled();
  const rows = panel().getByRole('list', { name: 'Lo que es para main' });
  expect(rows).toHaveTextContent('La otra: todavía no hizo falta');
  await user.click(empty);
  expect(scrolled).toHaveBeenCalledTimes(1);
});
