import { heldAnswer, refusal } from '@almanaque/shared-contracts/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { nth, page, personWith, servePeople } from '../testing/people.ts';
import { openPeople } from '../testing/open-people.tsx';
import { windowOf } from './use-window.ts';

const PEOPLE = 'GET /api/v1/people';
const FACETS = 'GET /api/v1/people/facets';
const UNREAD = /^No se pudieron leer las oficinas ni los equipos\./;

const open = async () => {
  openPeople();
  return screen.findByRole('table', { name: 'Personas' });
};
const lastQuery = (reads: readonly string[]) =>
  Object.fromEntries(
    new URLSearchParams(
      reads
        .filter((read) => read.startsWith('/api/v1/people?'))
        .at(-1)
        ?.split('?')[1],
    ),
  );

test('shows each person with their dates and where they work, and never a birth year', async () => {
  servePeople({
    [PEOPLE]: () => page([personWith({ preferredName: 'Lu', leavingDate: null })]),
  });
  const table = await open();
  const [, row] = within(table).getAllByRole('row');
  expect(row).toHaveTextContent(
    'Acuña, Lucía«Lu» · Legajo 100129 de febrero29 feb05/03/2019RosarioOperaciones',
  );
  expect(table).not.toHaveTextContent('1992');
  expect(screen.getByText('1 persona')).toBeVisible();
});

test('asks the server for what is searched, filtered and sorted', async () => {
  const { reads } = servePeople({ [PEOPLE]: () => page([personWith()], 10) });
  await open();
  await userEvent.type(screen.getByLabelText('Buscar'), ' acuña ');
  await screen.findByRole('option', { name: 'Rosario' });
  await userEvent.selectOptions(screen.getByLabelText('Oficina'), 'Rosario');
  await userEvent.selectOptions(screen.getByLabelText('Equipo'), 'Operaciones');
  await userEvent.selectOptions(screen.getByLabelText('Cumplen en'), 'Noviembre');
  await userEvent.selectOptions(screen.getByLabelText('Situación'), 'Egresaron');
  await userEvent.selectOptions(screen.getByLabelText('Orden'), 'Ingreso');
  await waitFor(() =>
    expect(lastQuery(reads)).toEqual({
      q: 'acuña',
      office: 'Rosario',
      team: 'Operaciones',
      month: '11',
      status: 'left',
      sort: 'hireDate',
      limit: '100',
    }),
  );
});

test('says that offices and teams were not read, and has them after asking again', async () => {
  let fails = true;
  servePeople({
    [PEOPLE]: () => page([personWith()], 10),
    [FACETS]: () => (fails ? refusal(403, 'No.') : { offices: ['Rosario'], teams: [] }),
  });
  await open();
  expect(await screen.findByText(UNREAD)).toBeVisible();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('option', { name: 'Rosario' })).toBeInTheDocument();
  expect(screen.queryByText(UNREAD)).toBeNull();
});

test('where nothing could be read it is said once, and one press asks for all again', async () => {
  let fails = true;
  const held = heldAnswer(() => refusal(403, 'No.'));
  servePeople({
    [PEOPLE]: (asked) => (fails ? held.route(asked) : page([personWith()], 10)),
    [FACETS]: () => (fails ? refusal(403, 'No.') : { offices: ['Rosario'], teams: [] }),
  });
  openPeople();
  expect(await screen.findByText(UNREAD)).toBeVisible();
  act(held.release);
  await waitFor(() => expect(screen.queryByText(UNREAD)).toBeNull());
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('option', { name: 'Rosario' })).toBeInTheDocument();
  expect(await screen.findByRole('table', { name: 'Personas' })).toBeVisible();
});

test('draws only what is in view, and brings the next page before the end is reached', async () => {
  const all = Array.from({ length: 450 }, (_, index) => nth(index));
  const { reads } = servePeople({
    [PEOPLE]: ({ query }) => {
      const from = Number(query.get('after') ?? 0);
      const to = from + Number(query.get('limit'));
      return page(all.slice(from, to), all.length, to < all.length ? String(to) : null);
    },
  });
  const table = await open();
  expect(table).toHaveAttribute('aria-rowcount', '451');
  expect(within(table).getAllByRole('row').length).toBeLessThan(60);
  expect(screen.queryByText('90, Persona')).toBeNull();

  const list = table.querySelector('.scroll') as HTMLElement;
  fireEvent.scroll(list, { target: { scrollTop: 90 * 60 } });
  expect(await screen.findByText('90, Persona')).toBeVisible();
  expect(screen.queryByText('0, Persona')).toBeNull();
  await waitFor(() => expect(lastQuery(reads)).toMatchObject({ after: '100', limit: '200' }));
  fireEvent.scroll(list, { target: { scrollTop: 280 * 60 } });
  await waitFor(() => expect(lastQuery(reads)).toMatchObject({ after: '300' }));
  fireEvent.scroll(list, { target: { scrollTop: 449 * 60 } });
  expect(await screen.findByText('449, Persona')).toBeVisible();
  expect(reads.filter((read) => read.includes('/people?'))).toHaveLength(3);
});

test.each([
  [0, 600, 60, 1000, { from: 0, to: 22 }],
  [6000, 600, 60, 1000, { from: 88, to: 122 }],
  [59_400, 600, 60, 1000, { from: 978, to: 1000 }],
  // Letters of twice the size.
  [6000, 600, 120, 1000, { from: 38, to: 67 }],
])(
  'from %d px, of %d px, rows of %d px, %d of them: draws %j',
  (top, height, row, count, expected) => {
    expect(windowOf(top, height, row, count)).toEqual(expected);
  },
);

test('with nobody yet offers the next step', async () => {
  servePeople({});
  openPeople();
  expect(await screen.findByText(/^Todavía no hay personas/)).toBeVisible();
  expect(screen.queryByRole('search')).toBeNull();
  // Nothing but the first thing to do.
  expect(screen.queryByText('0 personas')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Oficinas y equipos' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Importar nómina' }));
  expect(await screen.findByRole('heading', { name: 'Importar nómina' })).toBeVisible();
});

test('with nobody found offers the way back to everybody', async () => {
  servePeople({
    [PEOPLE]: ({ query }) => (query.has('q') ? page([]) : page([personWith()], 10)),
  });
  await open();
  await userEvent.type(screen.getByLabelText('Buscar'), 'zzz');
  await userEvent.click(await screen.findByRole('button', { name: 'Quitar filtros' }));
  expect(await screen.findByText('Acuña, Lucía')).toBeVisible();
  expect(screen.getByLabelText('Buscar')).toHaveValue('');
});

test('a list that cannot be read says why, and is read again when asked to', async () => {
  let broken = true;
  servePeople({
    [PEOPLE]: () => (broken ? refusal(403, 'Sin permiso.') : page([personWith()])),
  });
  openPeople();
  expect(await screen.findByText('Sin permiso.')).toBeVisible();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Acuña, Lucía')).toBeVisible();
});

test('few people have no filters, only the way to those who left, and then they have them', async () => {
  const { reads } = servePeople({ [PEOPLE]: () => page([personWith()], 9) });
  await open();
  await waitFor(() => expect(screen.queryByLabelText('Buscar')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Ver a quienes egresaron' }));
  await waitFor(() => expect(lastQuery(reads)).toMatchObject({ status: 'left' }));
  const status = screen.getByLabelText('Situación');
  expect(status).toHaveDisplayValue('Egresaron');
  await userEvent.selectOptions(status, 'Trabajan acá');
  expect(await screen.findByRole('button', { name: /^Acuña/ })).toBeVisible();
  expect(status).toHaveDisplayValue('Trabajan acá');
});
