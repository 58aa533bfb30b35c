import type { Person } from '@almanaque/api';
import { dateOfShort } from '@almanaque/shared-contracts';
import { type FakeRoutes, heldAnswer, refusal, reply } from '@almanaque/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page, personWith, servePeople } from '../testing/people.ts';
import { openPeople } from '../testing/open-people.tsx';
import { personForm } from './person-fields.tsx';

const EDIT = 'PUT /api/v1/people/p-1';
const CREATE = 'POST /api/v1/people';
const LEAVE = 'POST /api/v1/people/p-1/leave';
const DELETE = 'DELETE /api/v1/people/p-1';

const lucia = personWith();

const openPerson = async (routes: FakeRoutes = {}) => {
  const api = servePeople({ 'GET /api/v1/people': () => page([lucia]), ...routes });
  openPeople();
  await userEvent.click(await screen.findByRole('button', { name: 'Acuña, Lucía' }));
  await screen.findByRole('heading', { name: 'Lucía Acuña' });
  return api;
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const retype = async (label: string, text: string) => {
  await userEvent.clear(screen.getByLabelText(label));
  if (text !== '') await userEvent.type(screen.getByLabelText(label), text);
};

describe('editing', () => {
  test('says where offices and teams to choose from were not read', async () => {
    await openPerson({ 'GET /api/v1/people/facets': () => refusal(403, 'No.') });
    const said = await screen.findAllByText(/^No se pudieron leer las oficinas/);
    expect(said.at(-1)).toBeVisible();
    expect(screen.getByLabelText('Oficina')).toHaveValue('Rosario');
  });

  test('sends the whole person with the version it started from, and the list shows the change', async () => {
    const { writes, reads } = await openPerson({
      [EDIT]: () => personWith({ office: 'CABA', firstName: 'Lucía Inés', version: 4 }),
    });
    await retype('Nombre', 'Lucía Inés');
    await retype('Oficina', 'CABA');
    await press('Guardar');
    expect(await screen.findByText('Acuña, Lucía Inés')).toBeVisible();
    expect(screen.getByText('Lucía Inés Acuña: guardado.')).toBeVisible();
    const { id: _id, version: _version, photo: _photo, ...input } = lucia;
    expect(writes).toEqual([
      {
        route: EDIT,
        body: { version: 3, person: { ...input, office: 'CABA', firstName: 'Lucía Inés' } },
      },
    ]);
    // Nobody's place in a long list is lost to reading it again.
    expect(reads.filter((read) => read.startsWith('/api/v1/people?'))).toHaveLength(1);
  });

  test('what another person changed meanwhile stays, and where both changed the same it is told once', async () => {
    let kept = lucia;
    const { writes } = await openPerson({
      'GET /api/v1/people/p-1': () => kept,
      [EDIT]: ({ body }) => {
        const { version, person } = body as { version: number; person: Partial<Person> };
        if (version !== kept.version) return refusal(409, 'Otra persona lo cambió.');
        kept = personWith({ ...person, version: version + 1 });
        return kept;
      },
    });
    kept = personWith({ version: 4, email: 'otra@textilsur.com.ar', office: 'Córdoba' });
    await retype('Oficina', 'CABA');
    await press('Guardar');
    expect(
      await screen.findByText(/^Otra persona lo cambió .+ Ahora dice Oficina: «Córdoba»\. /),
    ).toBeVisible();
    await press('Guardar');
    expect(await screen.findByText('Lucía Acuña: guardado.')).toBeVisible();
    expect(writes.at(-1)?.body).toMatchObject({
      version: 4,
      person: { office: 'CABA', email: 'otra@textilsur.com.ar' },
    });
  });

  test('the late answer of one leads away from no other that was opened since', async () => {
    const bruno = personWith({ id: 'p-2', firstName: 'Bruno', lastName: 'Sosa', legajo: '1002' });
    const held = heldAnswer(() => personWith({ office: 'CABA', version: 4 }));
    await openPerson({
      'GET /api/v1/people': () => page([lucia, bruno]),
      'GET /api/v1/people/p-2': () => bruno,
      [EDIT]: held.route,
    });
    await retype('Oficina', 'CABA');
    await press('Guardar');
    await press('Cancelar');
    await press('Descartar los cambios');
    await userEvent.click(await screen.findByRole('button', { name: 'Sosa, Bruno' }));
    await screen.findByRole('heading', { name: 'Bruno Sosa' });
    await retype('Oficina', 'Rosario');
    act(held.release);
    expect(await screen.findByText('Lucía Acuña: guardado.')).toBeVisible();
    expect(screen.getByLabelText('Oficina')).toHaveValue('Rosario');
  });

  test('says what the server refuses beside its field', async () => {
    await openPerson({ [EDIT]: () => refusal(409, 'Ese legajo ya es de otra persona.', 'legajo') });
    await press('Guardar');
    await waitFor(() =>
      expect(screen.getByLabelText('Legajo')).toHaveAccessibleDescription(
        'Ese legajo ya es de otra persona.',
      ),
    );
  });

  test('a birthday may go without its year, and may go', async () => {
    const { writes } = await openPerson({ [EDIT]: () => lucia });
    await retype('Año', '');
    await press('Guardar');
    await waitFor(() =>
      expect(writes[0]?.body).toMatchObject({
        person: { birth: { day: 29, month: 2, year: null } },
      }),
    );
  });

  test('asks how a 29 February is kept in common years, and only of that day', async () => {
    const { writes } = await openPerson({ [EDIT]: () => lucia });
    await userEvent.selectOptions(
      screen.getByLabelText('En los años sin 29 de febrero se celebra'),
      'El 1 de marzo',
    );
    await press('Guardar');
    await waitFor(() => expect(writes[0]?.body).toMatchObject({ person: { feb29: '03-01' } }));
    await userEvent.click(await screen.findByRole('button', { name: 'Acuña, Lucía' }));
    await retype('Día', '28');
    expect(screen.queryByLabelText('En los años sin 29 de febrero se celebra')).toBeNull();
  });

  test('can leave somebody out of birthdays', async () => {
    const { writes } = await openPerson({ [EDIT]: () => lucia });
    await userEvent.click(screen.getByLabelText(/^Mostrar su cumpleaños/));
    await press('Guardar');
    await waitFor(() =>
      expect(writes[0]?.body).toMatchObject({
        person: { birthdayShown: false, anniversaryShown: true },
      }),
    );
  });

  test('says how somebody likes to be celebrated', async () => {
    const { writes } = await openPerson({ [EDIT]: () => lucia });
    await userEvent.selectOptions(
      screen.getByLabelText('Cómo prefiere celebrar'),
      'Prefiero que no',
    );
    await press('Guardar');
    await waitFor(() =>
      expect(writes[0]?.body).toMatchObject({ person: { celebration: 'no', birthdayShown: true } }),
    );
  });

  test('Escape goes back to the list', async () => {
    await openPerson();
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByRole('table', { name: 'Personas' })).toBeVisible();
  });

  test.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['Cancelar', () => press('Cancelar')],
    ['the list', () => userEvent.click(screen.getByRole('link', { name: 'Personas' }))],
    ['another page', () => userEvent.click(screen.getByRole('link', { name: /^Apariencia/ }))],
  ])('%s asks first when something entered would be lost', async (_way, leave) => {
    const { writes } = await openPerson();
    await retype('Apellido', 'Otro');
    const field = screen.getByLabelText('Apellido');
    await leave();
    expect(screen.getByText('Hay cambios sin guardar.').parentElement).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByText('Hay cambios sin guardar.')).toBeNull();
    expect(field).toHaveValue('Otro');
    await leave();
    await press('Descartar los cambios');
    await waitFor(() => expect(screen.queryByLabelText('Apellido')).toBeNull());
    expect(writes).toEqual([]);
  });
});

test('adds a person', async () => {
  const { writes } = servePeople({ [CREATE]: () => reply(201, lucia) });
  openPeople();
  await userEvent.click(await screen.findByRole('button', { name: 'Agregar persona' }));
  await press('Agregar');
  expect(screen.getByLabelText('Nombre')).toHaveAccessibleDescription('Completá este campo.');
  await retype('Nombre', 'Lucía');
  await retype('Ingreso', '5/3/2019');
  await press('Agregar');
  await waitFor(() => expect(writes).toHaveLength(1));
  expect(writes[0]?.body).toMatchObject({
    firstName: 'Lucía',
    hireDate: '2019-03-05',
    legajo: null,
    birth: null,
    birthdayShown: true,
  });
});

test('registers that somebody left, from the day given', async () => {
  const { writes } = await openPerson({ [LEAVE]: () => personWith({ version: 4 }) });
  await press('Registrar egreso');
  await retype('Último día de trabajo', '31-12-2026');
  await press('Registrar egreso');
  expect(await screen.findByText('Se registró el egreso de Lucía Acuña.')).toBeVisible();
  expect(writes).toEqual([{ route: LEAVE, body: { leavingDate: '2026-12-31' } }]);
});

describe('deleting', () => {
  test('asks first, and takes the person off the list', async () => {
    let kept = [lucia];
    const { writes } = await openPerson({
      'GET /api/v1/people': () => page(kept),
      [DELETE]: () => {
        kept = [];
        return reply(204, null);
      },
    });
    await press('Borrar');
    expect(screen.getByText(/no se puede deshacer/)).toBeVisible();
    expect(writes).toEqual([]);
    await press('Borrar para siempre');
    expect(await screen.findByText('Se borró a Lucía Acuña.')).toBeVisible();
    expect(writes).toEqual([{ route: DELETE, body: undefined }]);
    expect(await screen.findByText(/^Todavía no hay personas/)).toBeVisible();
  });

  test('says why it could not be done, and can be given up', async () => {
    await openPerson({
      [DELETE]: () => refusal(404, 'Esa persona ya no está: puede que alguien la haya borrado.'),
    });
    await press('Borrar');
    await press('Borrar para siempre');
    expect(
      await screen.findByText('Esa persona ya no está: puede que alguien la haya borrado.'),
    ).toBeVisible();
    await userEvent.click(
      screen.getAllByRole('button', { name: 'Cancelar' }).at(-1) as HTMLElement,
    );
    expect(screen.getByRole('button', { name: 'Borrar' })).toBeVisible();
  });
});

test('hands over all that is stored about a person', async () => {
  await openPerson();
  const link = screen.getByRole('link', { name: 'Descargar sus datos' });
  expect(link).toHaveAttribute('href', '/api/v1/people/p-1/data');
  expect(link).toHaveAttribute('download', 'datos-personales.json');
});

test.each([
  [{ birth: '30', birthMonth: '2' }, 'birth', /no existe/],
  [{ birth: '', birthMonth: '2' }, 'birth', /no existe/],
  [{ email: 'sin-arroba' }, 'email', /tiene la forma/],
  [{ hireDate: '31/12/2025', leavingDate: '1/1/2025' }, 'leavingDate', /anterior al ingreso/],
  [{ hireDate: '31/2/2025' }, 'hireDate', /fecha que exista/],
  [{ leavingDate: 'ayer' }, 'leavingDate', /fecha que exista/],
  [{ office: 'x'.repeat(101) }, 'office', /demasiado largo/],
])('%j: says what is wrong beside %s', (entries, name, told) => {
  expect(personForm.check({ firstName: 'Ana', ...entries })[name]).toMatch(told);
});

test('what is right has nothing said of it', () => {
  expect(
    personForm.check({ firstName: 'Ana', birth: '29', birthMonth: '2', birthYear: '' }),
  ).toEqual({});
});

test.each([
  ['5/3/2019', '2019-03-05'],
  [' 05-03-2019 ', '2019-03-05'],
  ['2019-03-05', null],
  ['31/4/2019', null],
  ['', null],
])('reads %j as %j', (text, date) => {
  expect(dateOfShort(text)).toBe(date);
});
