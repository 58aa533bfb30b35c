import { heldAnswer, reply, type FakeRoutes } from '@almanaque/shared-contracts/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { fakePlan } from '../testing/fake-plan.ts';
import { aPlan } from '../testing/fixtures.ts';
import { button, openPlans } from '../testing/open-plans.tsx';

const ADD = 'POST /api/v1/plans/{plan}/expenses';
const UPLOAD = 'POST /api/v1/pictures';
const PATH = `/api/v1/pictures/${'a'.repeat(64)}`;
const LATER = 'Se guardó. Lo que escribiste después todavía no.';

/** A browser that draws pictures; jsdom decodes and draws none. */
function drawsPictures() {
  const bitmap = { width: 20, height: 10, close: jest.fn() };
  Object.assign(globalThis, { createImageBitmap: () => Promise.resolve(bitmap) });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((done, type) => done(new Blob(['small'], { type: type ?? '' })));
}

/** An expense that is being written; the answers of the server wait where `held` says. */
async function writeExpense(...held: readonly string[]) {
  drawsPictures();
  const server = fakePlan(aPlan());
  const kept = () => reply(201, { path: PATH, width: 20, height: 10 });
  const routes: FakeRoutes = { ...server.routes, [UPLOAD]: kept };
  const answers = new Map(
    held.map((route) => [route, heldAnswer((request) => routes[route]?.(request) ?? kept())]),
  );
  const page = await openPlans({
    rest: 'p1',
    routes: {
      ...routes,
      ...Object.fromEntries([...answers].map(([route, { route: answer }]) => [route, answer])),
    },
  });
  await page.user.click(await button('Agregar un gasto'));
  await page.user.type(what(), 'Torta');
  await page.user.type(screen.getByRole('textbox', { name: 'Importe' }), '1200');
  await screen.findByLabelText('Elegir una foto');
  const answer = (route: string) => act(() => answers.get(route)?.release());
  return { ...page, server, answer };
}
const what = () => screen.getByRole('textbox', { name: 'Qué' });
const add = () => screen.getAllByRole('button', { name: 'Agregar' })[1] as HTMLElement;
const choosePhoto = () =>
  fireEvent.change(screen.getByLabelText('Elegir una foto'), {
    target: { files: [new File(['x'], 'ticket.png', { type: 'image/png' })] },
  });
const receipts = ({ server }: Awaited<ReturnType<typeof writeExpense>>) =>
  server.now().expenses.map(({ receipt }) => receipt);
const closed = () =>
  waitFor(() => expect(screen.queryByRole('textbox', { name: 'Qué' })).toBeNull());

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a photo that was chosen goes with its expense', async () => {
  const page = await writeExpense();
  choosePhoto();
  expect(await screen.findByLabelText('Cambiar una foto')).toBeInTheDocument();
  await page.user.click(add());
  await closed();
  expect(receipts(page)).toEqual([PATH]);
  await page.host.close();
});

test('one chosen while its expense is saved stays, and is saved when that is asked for', async () => {
  const page = await writeExpense(ADD);
  await page.user.click(add());
  choosePhoto();
  expect(await screen.findByLabelText('Cambiar una foto')).toBeInTheDocument();
  page.answer(ADD);
  expect(await screen.findByText(LATER)).toBeVisible();
  expect(receipts(page)).toEqual([null]);
  await page.user.click(await button('Guardar'));
  await closed();
  expect(receipts(page)).toEqual([PATH]);
  await page.host.close();
});

test('one still on its way when its expense was saved stays too', async () => {
  const page = await writeExpense(ADD, UPLOAD);
  await page.user.click(add());
  choosePhoto();
  page.answer(ADD);
  expect(await screen.findByText(LATER)).toBeVisible();
  await page.user.click(await button('Guardar'));
  expect(await screen.findByText('Esperá a que termine de subir la foto.')).toBeVisible();
  page.answer(UPLOAD);
  expect(await screen.findByLabelText('Cambiar una foto')).toBeInTheDocument();
  await page.user.click(await button('Guardar'));
  await closed();
  expect(receipts(page)).toEqual([PATH]);
  await page.host.close();
});

test('what was chosen is not left unasked', async () => {
  const page = await writeExpense();
  await page.user.clear(what());
  await page.user.clear(screen.getByRole('textbox', { name: 'Importe' }));
  choosePhoto();
  expect(await screen.findByLabelText('Cambiar una foto')).toBeInTheDocument();
  await page.user.click(await button('Cancelar'));
  expect(await button('Descartar los cambios')).toBeVisible();
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  await page.host.close();
});
