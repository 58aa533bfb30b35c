import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { heldAnswer, refusal, type FakeRoutes } from '@almanaque/shared-contracts/testing';
import { page, personWith, servePeople } from '../testing/people.ts';
import { openPeople } from '../testing/open-people.tsx';

const JOIN = 'POST /api/v1/people/places/join';
const PLACES = {
  'GET /api/v1/calendar/places': () => ({
    offices: ['CABA', 'Rosario', 'rosario'],
    teams: ['Ventas'],
  }),
};

/** A roster with somebody in it: in an empty one there is one thing to do. */
const serve = (routes: FakeRoutes) =>
  servePeople({ 'GET /api/v1/people': () => page([personWith()]), ...routes });

async function open() {
  openPeople();
  await userEvent.click(await screen.findByRole('button', { name: 'Oficinas y equipos' }));
}

test('two offices that look the same are joined as it is proposed', async () => {
  const { writes } = serve({
    ...PLACES,
    [JOIN]: () => ({ people: 3, events: 1, subscriptions: 0 }),
  });
  await open();
  await userEvent.click(
    await screen.findByRole('button', { name: 'Unir «rosario» con «Rosario»' }),
  );
  expect(screen.getByLabelText('«rosario» pasa a llamarse')).toHaveValue('Rosario');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(
    await screen.findByText('«rosario» pasó a ser «Rosario»: 3 personas y 1 evento.'),
  ).toBeVisible();
  expect(writes).toEqual([
    { route: JOIN, body: { kind: 'office', from: 'rosario', into: 'Rosario' } },
  ]);
});

test('whoever renamed one goes on from its new name', async () => {
  let offices = ['CABA', 'Rosario'];
  serve({
    'GET /api/v1/calendar/places': () => ({ offices, teams: ['Ventas'] }),
    [JOIN]: () => {
      offices = ['CABA', 'Rosario Norte'];
      return { people: 3, events: 0, subscriptions: 0 };
    },
  });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Cambiar o unir Rosario' }));
  await userEvent.type(screen.getByLabelText('«Rosario» pasa a llamarse'), 'Rosario Norte{Enter}');
  const now = await screen.findByRole('button', { name: 'Cambiar o unir Rosario Norte' });
  await waitFor(() => expect(now).toHaveFocus());
});

test('a team is given another name; a refusal says why, and nothing typed is lost', async () => {
  serve({ ...PLACES, [JOIN]: () => refusal(404, 'Ya no hay nada en «Ventas».') });
  await open();
  const change = 'Cambiar o unir Ventas';
  await userEvent.click(await screen.findByRole('button', { name: change }));
  const name = screen.getByLabelText('«Ventas» pasa a llamarse');
  await userEvent.type(name, 'Ventas');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Escribí otro nombre.')).toBeVisible();
  await userEvent.clear(name);
  await userEvent.type(name, 'Comercial');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Ya no hay nada en «Ventas».')).toBeVisible();
  expect(name).toHaveValue('Comercial');
});

describe('while one is on its way', () => {
  const openJoining = async () => {
    let offices = ['CABA', 'Rosario'];
    const held = heldAnswer(({ body }) => {
      offices = ['CABA', (body as { into: string }).into];
      return { people: 3, events: 0, subscriptions: 0 };
    });
    const { writes } = serve({
      'GET /api/v1/calendar/places': () => ({ offices, teams: ['Ventas'] }),
      [JOIN]: held.route,
    });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Cambiar o unir Rosario' }));
    const name = screen.getByLabelText('«Rosario» pasa a llamarse');
    await userEvent.type(name, 'Rosario Norte');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    await userEvent.click(screen.getByRole('button', { name: 'Guardando…' }));
    return { name, writes, answer: () => act(held.release) };
  };
  const TOLD = /^«Rosario» pasó a ser «Rosario Norte»/;

  test.each([
    ['Cambiar o unir CABA', '«CABA» pasa a llamarse'],
    ['Cambiar o unir Ventas', '«Ventas» pasa a llamarse'],
  ])('what was opened since stays, and what is typed there: %s', async (change, label) => {
    const { answer, writes } = await openJoining();
    await userEvent.click(screen.getByRole('button', { name: change }));
    await userEvent.type(screen.getByLabelText(label), 'Otra');
    answer();
    expect(await screen.findByText(TOLD)).toBeVisible();
    expect(screen.getByLabelText(label)).toHaveValue('Otra');
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(writes).toHaveLength(1);
  });

  test('what is typed on is kept for the name it has by then', async () => {
    const { answer, name, writes } = await openJoining();
    await userEvent.type(name, ' II');
    answer();
    expect(await screen.findByText(TOLD)).toBeVisible();
    const now = await screen.findByLabelText('«Rosario Norte» pasa a llamarse');
    expect(now).toHaveValue('Rosario Norte II');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(writes.map(({ body }) => body)).toEqual([
      { kind: 'office', from: 'Rosario', into: 'Rosario Norte' },
      { kind: 'office', from: 'Rosario Norte', into: 'Rosario Norte II' },
    ]);
  });
});

test('what could not be read is not taken for none, and is read again when asked to', async () => {
  let broken = true;
  serve({
    'GET /api/v1/calendar/places': () =>
      broken ? refusal(403, 'Sin permiso.') : { offices: [], teams: ['Ventas'] },
  });
  await open();
  expect(await screen.findByText('Sin permiso.')).toBeVisible();
  expect(screen.queryByText(/Todavía no hay/)).toBeNull();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Ventas')).toBeVisible();
  expect(screen.getByText(/^Todavía no hay: una oficina/)).toBeVisible();
});

test('what becomes of two that are joined is said in the gender of each', async () => {
  serve(PLACES);
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Cambiar o unir CABA' }));
  expect(screen.getByText(/^Con el nombre de otra, pasan a ser una sola:/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cambiar o unir Ventas' }));
  expect(screen.getByText(/^Con el nombre de otro, pasan a ser uno solo:/)).toBeVisible();
});
