import { toastStore } from '@almanaque/shared-contracts';
import { refusal, type FakeRequest, type FakeRoutes } from '@almanaque/shared-contracts/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakePlan } from '../testing/fake-plan.ts';
import { aPlan } from '../testing/fixtures.ts';
import { button, openPlans } from '../testing/open-plans.tsx';
import { sizeText } from './size-text.ts';

// jsdom reads no blob by itself.
Object.assign(Blob.prototype, {
  arrayBuffer(this: Blob) {
    return new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result);
      reader.readAsArrayBuffer(this);
    });
  },
});

const POST = 'POST /api/v1/plans/{plan}/attachments';
const MENU = { id: 'f1', name: 'Menú.pdf', kind: 'pdf', bytes: 348_160 };
const pdf = (name: string, size = 10) => new File([new Uint8Array(size)], name);

async function openFiles(
  attachments: readonly object[] | undefined,
  more: FakeRoutes = {},
  server = fakePlan(aPlan({ attachments })),
) {
  const page = await openPlans({ rest: 'p1', routes: { ...server.routes, ...more } });
  await screen.findByRole('heading', { level: 1 });
  const choose = (...files: readonly File[]) =>
    fireEvent.change(screen.getByLabelText('Archivos del plan'), { target: { files } });
  return { ...page, server, choose };
}
const region = () => screen.getByRole('region', { name: 'Archivos' });
const keysOf = (sent: readonly FakeRequest[]) => sent.map(({ query }) => query.get('id'));

test('each file is downloaded by its name, and tells its kind and size', async () => {
  const { host } = await openFiles([MENU]);
  const link = within(region()).getByRole('link', { name: 'Menú.pdf' });
  expect(link).toHaveAttribute(
    'href',
    expect.stringMatching(/\/api\/v1\/plans\/p1\/attachments\/f1$/),
  );
  expect(link).toHaveAttribute('download', 'Menú.pdf');
  expect(region()).toHaveTextContent('PDF, 340 KB');
  await host.close();
});

test('files are added one by one, and what is wrong with one is told of that one', async () => {
  const { host, sent, choose } = await openFiles([]);
  choose(pdf('a.pdf'), pdf('grande.pdf', 5 * 1024 * 1024 + 1), pdf('b.pdf'));
  expect(await screen.findByText(/^«grande.pdf» pesa más de 5 MB/)).toHaveRole('alert');
  expect(sent('POST').map(({ query }) => query.get('name'))).toEqual(['a.pdf', 'b.pdf']);
  expect(
    within(region())
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['a.pdf', 'b.pdf']);
  await host.close();
});

test('what is dropped is added', async () => {
  const { host } = await openFiles([]);
  const place = screen.getByText(/^Soltá acá/);
  fireEvent.dragOver(place, { dataTransfer: { types: ['Files'] } });
  fireEvent.drop(place, { dataTransfer: { types: ['Files'], files: [pdf('menu.pdf')] } });
  expect(await within(region()).findByRole('link', { name: 'menu.pdf' })).toBeInTheDocument();
  await host.close();
});

test('what is dropped while others are kept comes after them', async () => {
  const server = fakePlan(aPlan({ attachments: [] }));
  const held: (() => void)[] = [];
  const keep = async (request: FakeRequest) => {
    if (held.length === 0) await new Promise<void>((resolve) => held.push(resolve));
    return server.routes[POST]?.(request);
  };
  const { host, choose } = await openFiles([], { [POST]: keep }, server);
  choose(pdf('a.pdf'));
  expect(await screen.findByText('Guardando «a.pdf»…')).toBeVisible();
  const place = screen.getByText(/^Soltá acá/);
  fireEvent.drop(place, { dataTransfer: { types: ['Files'], files: [pdf('b.pdf')] } });
  await waitFor(() => expect(held).toHaveLength(1));
  held[0]?.();
  expect(await within(region()).findByRole('link', { name: 'b.pdf' })).toBeInTheDocument();
  expect(within(region()).getByRole('link', { name: 'a.pdf' })).toBeInTheDocument();
  await host.close();
});

test('sent again after its answer was lost it has the same key, and what the server says is told', async () => {
  const answers = [
    () => new Response('', { status: 502 }),
    () => refusal(415, 'Ese archivo no se guarda.'),
  ];
  const { host, sent, choose } = await openFiles([], {
    [POST]: () => answers.shift()?.() ?? refusal(400, 'Un plan admite hasta 10 archivos.'),
  });
  const file = pdf('a.pdf');
  for (const text of [
    /«a.pdf»: /,
    '«a.pdf»: Ese archivo no se guarda.',
    '«a.pdf»: Un plan admite',
  ]) {
    choose(file);
    expect(await screen.findByText(text, { exact: false })).toBeVisible();
  }
  const [lost, again, another] = keysOf(sent('POST'));
  expect(again).toBe(lost);
  expect(another).not.toBe(lost);
  await host.close();
});

test('what did not reach the server is sent again once the connection is back, or by a press', async () => {
  const answers = [() => Response.error(), () => Response.error()];
  const server = fakePlan(aPlan({ attachments: [] }));
  const keep = (request: FakeRequest) => answers.shift()?.() ?? server.routes[POST]?.(request);
  const { host, sent, choose, user } = await openFiles([], { [POST]: keep }, server);
  choose(pdf('a.pdf'), pdf('b.pdf'));
  expect(await screen.findByText(/^«a.pdf»: No se pudo llegar/)).toBeVisible();
  answers.push(() => Response.error());
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await within(region()).findByRole('link', { name: 'b.pdf' })).toBeVisible();
  expect(screen.getByText(/^«a.pdf»: No se pudo llegar/)).toBeVisible();
  await user.click(await button('Reintentar'));
  expect(await within(region()).findByRole('link', { name: 'a.pdf' })).toBeVisible();
  expect(within(region()).queryByRole('alert')).toBeNull();
  const [a, b, ...again] = keysOf(sent('POST'));
  expect(again).toEqual([a, b, a]);
  await host.close();
});

test('a file is taken away, with the way back', async () => {
  const { host, user } = await openFiles([MENU]);
  await user.click(await button('Quitar el archivo «Menú.pdf»'));
  expect(await screen.findByText(/^Soltá acá/)).toBeVisible();
  expect(within(region()).queryByRole('link')).toBeNull();
  expect(toastStore().getState().at(-1)?.text).toBe('Se quitó «Menú.pdf».');
  act(() => toastStore().getState().at(-1)?.action?.run());
  expect(await within(region()).findByRole('link', { name: 'Menú.pdf' })).toBeInTheDocument();
  await host.close();
});

test('a full plan takes no more, and one of a server of before has none', async () => {
  const full = await openFiles(Array.from({ length: 10 }, (_, at) => ({ ...MENU, id: `f${at}` })));
  expect(region()).toHaveTextContent('Son 10 archivos');
  expect(screen.queryByRole('button', { name: 'Agregar archivos' })).toBeNull();
  await full.host.close();
  const before = await openFiles(undefined);
  expect(screen.queryByRole('region', { name: 'Archivos' })).toBeNull();
  await before.host.close();
});

test.each([
  [1, '1 KB'],
  [348_160, '340 KB'],
  [5_242_880, '5 MB'],
  [1_300_000, '1,2 MB'],
])('%i bytes are %s', (bytes, text) => expect(sizeText(bytes)).toBe(text));
