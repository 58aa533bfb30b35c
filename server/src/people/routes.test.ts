import { describe, expect, test } from '@jest/globals';
import {
  type Celebration,
  EMPTY_PERSON,
  personConflictSchema,
  type PersonInput,
  personSchema,
} from '@almanaque/api';
import { errorResponseSchema, isoDate } from '@almanaque/shared-contracts/schemas';
import { ENGINES } from '../testing/engines.ts';
import { useRoster } from '../testing/use-roster.ts';

const ANA: PersonInput = {
  ...EMPTY_PERSON,
  legajo: '100',
  firstName: 'Ana',
  lastName: 'Núñez',
  email: 'ana@empresa.example',
  birth: { day: 5, month: 8, year: 1990 },
  hireDate: isoDate('2020-03-01'),
  office: 'Rosario',
  team: 'Diseño',
};

describe.each(ENGINES)('the roster on %s', (_engine, openPlace) => {
  const { server, list, names } = useRoster(openPlace);

  const create = async (person: PersonInput = ANA) =>
    personSchema.parse((await server.send('POST', '', person)).json());
  const actions = async () =>
    (await server.database().selectFrom('audit_log').selectAll().orderBy('at').execute()).map(
      ({ action, entity_id, after }) => [action, entity_id, after],
    );

  test('a person is created, read, and edited; each write is audited without its values', async () => {
    const { id, version, ...person } = await create();
    expect(person).toEqual({ ...ANA, photo: null });
    const payload = { version, person: { ...ANA, preferredName: 'Anita', birthdayShown: false } };
    const edited = personSchema.parse((await server.send('PUT', `/${id}`, payload)).json());
    expect(edited).toMatchObject({ preferredName: 'Anita', birthdayShown: false, version: 2 });
    expect((await server.send('GET', `/${id}`)).json()).toEqual(edited);
    expect(await actions()).toEqual([
      ['person.created', id, null],
      ['person.updated', id, '{"fields":["preferredName","birthdayShown"]}'],
    ]);
  });

  test('who prefers no celebration keeps what else was chosen of each date', async () => {
    const { id } = await create({ ...ANA, anniversaryShown: false });
    const choose = async (version: number, celebration: Celebration) =>
      server.send('PUT', `/${id}`, {
        version,
        person: { ...ANA, anniversaryShown: false, celebration },
      });
    const kept = { birthdayShown: true, anniversaryShown: false };
    expect((await choose(1, 'no')).json()).toMatchObject({ ...kept, celebration: 'no' });
    expect((await choose(2, 'privado')).json()).toMatchObject({ ...kept, celebration: 'privado' });
    expect(await actions()).toContainEqual(['person.updated', id, '{"fields":["celebration"]}']);
  });

  test('an edit that started from older data does not overwrite the newer', async () => {
    const { id } = await create();
    const edit = (team: string) =>
      server.send('PUT', `/${id}`, { version: 1, person: { ...ANA, team } });
    expect((await edit('Ventas')).statusCode).toBe(200);
    const refused = await edit('Compras');
    expect(refused.statusCode).toBe(409);
    const { message, person } = personConflictSchema.parse(refused.json());
    expect(message).toMatch(/Alguien cambió/);
    expect(person).toMatchObject({ team: 'Ventas', version: 2 });
    expect((await server.send('GET', `/${id}`)).json()).toMatchObject({ team: 'Ventas' });
  });

  test('two people never share a legajo, leading zeros or not', async () => {
    await create();
    const refused = await server.send('POST', '', { ...ANA, legajo: '00100' });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ error: 'legajo_taken', field: 'legajo' });
    expect((await list('')).total).toBe(1);
  });

  test.each([
    [{ ...ANA, firstName: ' ' }, 'firstName', 'no puede estar vacío'],
    [{ ...ANA, birth: { day: 30, month: 2, year: null } }, 'birth', 'no existe'],
    [{ ...ANA, email: 'ana' }, 'email', 'correo'],
    [{ ...ANA, leavingDate: '2019-01-01' }, 'leavingDate', 'anterior al ingreso'],
    [{ ...ANA, salary: 1 }, 'salary', 'no existe'],
  ])('what makes no person is refused, naming the field', async (person, field, message) => {
    const response = await server.send('POST', '', person);
    expect(response.statusCode).toBe(400);
    const body = errorResponseSchema.parse(response.json());
    expect(body.field).toBe(field);
    expect(body.message).toContain(message);
  });

  test('who leaves keeps their data and goes from the list of those at work', async () => {
    const { id } = await create();
    const early = await server.send('POST', `/${id}/leave`, { leavingDate: '2020-02-01' });
    expect(early.statusCode).toBe(400);
    await server.send('POST', `/${id}/leave`, { leavingDate: '2026-10-31' });
    expect(await names('')).toEqual([]);
    expect(await names('?status=left')).toEqual(['Ana']);
  });

  test('how many there are is of now, after every write', async () => {
    const total = async (query: string) => (await list(query)).total;
    const { id } = await create();
    await create({ ...ANA, legajo: '101' });
    expect([await total(''), await total('?q=101'), await total('?status=left')]).toEqual([
      2, 1, 0,
    ]);
    await server.send('POST', `/${id}/leave`, { leavingDate: '2026-10-31' });
    expect([await total(''), await total('?status=left'), await total('?status=all')]).toEqual([
      1, 1, 2,
    ]);
    await server.send('DELETE', `/${id}`);
    expect([await total('?status=left'), await total('?status=all')]).toEqual([0, 1]);
  });

  test('what is stored about a person can be had whole', async () => {
    const { id } = await create();
    const answer = await server.send('GET', `/${id}/data`);
    expect(answer.headers['content-disposition']).toContain('attachment');
    expect(answer.json()).toMatchObject({
      person: { ...ANA, id },
      beforeImports: [],
      log: [{ action: 'person.created' }, { action: 'person.exported' }],
    });
  });

  test('deleted for good, nothing of the person is left in any table', async () => {
    const roster = 'Legajo;Nombre;Mail\n100;Anastasia;anastasia@empresa.example\n200;Luz;\n';
    const first = await server.upload(roster);
    await server.step('POST', `${first.id}/apply`);
    const second = await server.upload(
      `${roster.replace('Anastasia', 'Anastasia B')}100;Anastasia C;\n`,
    );
    await server.step('POST', `${second.id}/apply`);
    await server.upload(roster);
    const [ana] = (await list('?q=anastasia')).people;
    const deleted = await server.send('DELETE', `/${ana?.id ?? ''}`);
    expect(deleted.statusCode).toBe(204);
    const tables = [
      'people',
      'people_imports',
      'people_import_rows',
      'people_import_changes',
      'audit_log',
    ] as const;
    const rows = await Promise.all(
      tables.map((table) => server.database().selectFrom(table).selectAll().execute()),
    );
    expect(JSON.stringify(rows)).not.toMatch(/anastasia/i);
    expect(await names('')).toEqual(['Luz']);
    expect((await server.send('GET', `/${ana?.id ?? ''}`)).statusCode).toBe(404);
  });
});
