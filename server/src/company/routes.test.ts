import { describe, expect, test } from '@jest/globals';
import { auditPageSchema, companySchema, firstHourSchema } from '@almanaque/api';
import { runtimeConfigSchema } from '@almanaque/shared-contracts/schemas';
import { signedIn, visitor } from '../auth/testing/visitor.ts';
import { removeSampleSet } from '../events/sample.ts';
import { storePeople } from '../people/testing/person.ts';
import { ENGINES } from '../testing/engines.ts';
import { FOR_EACH, useServer } from '../testing/use-server.ts';

const COMPANY = '/api/v1/company';
const FIRST_HOUR = '/api/v1/first-hour';

describe.each(ENGINES)('the company on %s', (_engine, openPlace) => {
  const server = useServer(openPlace, FOR_EACH);
  const admin = server.useVisitor('administrador');

  const config = async () =>
    runtimeConfigSchema.parse(
      (await visitor(server.app).send('GET', '/api/v1/runtime-config')).json(),
    );
  const change = (body: object) => admin.send('PATCH', COMPANY, body);

  test('is an administrator’s to tell, and so is the first hour', async () => {
    const organiser = await signedIn(server, 'organizador');
    for (const url of [COMPANY, FIRST_HOUR]) {
      expect((await visitor(server.app).send('GET', url)).statusCode).toBe(401);
      expect((await organiser.send('GET', url)).statusCode).toBe(403);
      expect((await organiser.send('PATCH', url, {})).statusCode).toBe(403);
    }
  });

  test('has no name until somebody gives it one, which every page then shows', async () => {
    const before = companySchema.parse((await admin.send('GET', COMPANY)).json());
    expect(before).toEqual({
      name: 'Mi empresa',
      named: false,
      city: null,
      province: null,
      fixed: [],
      version: 0,
    });
    const said = { name: 'Textil Ceibo', city: 'Rosario', province: 'Santa Fe' };
    const answer = await change({ ...said, version: 0 });
    expect(companySchema.parse(answer.json())).toMatchObject({ ...said, named: true, version: 1 });
    expect(await config()).toMatchObject({ companyName: 'Textil Ceibo', city: 'Rosario' });
    const feed = await visitor(server.app).send('GET', '/feeds/publico/almanaque.ics');
    expect(feed.body).toContain('Almanaque · Textil Ceibo');
  });

  test('what two people say is not overwritten unseen, and each change is on record', async () => {
    await change({ version: 0, name: 'Textil Ceibo' });
    const late = await change({ version: 0, city: 'Salta' });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ company: { name: 'Textil Ceibo', version: 1 } });
    const audit = auditPageSchema.parse((await admin.send('GET', '/api/v1/audit')).json());
    expect(audit.entries[0]).toMatchObject({
      action: 'company.changed',
      after: { name: 'Textil Ceibo' },
    });
  });

  test.each([
    ['an empty name', { name: '  ' }],
    ['a name of two lines', { name: 'Textil\nCeibo' }],
    ['a province that is none', { province: 'Montevideo' }],
  ])('refuses %s', async (_what, wrong) => {
    expect((await change({ version: 0, ...wrong })).statusCode).toBe(400);
  });

  test('its calendar is empty until there is a person, or an event that is no sample', async () => {
    expect(await config()).toMatchObject({ isEmpty: true, exampleMonth: '2025-09-01' });
    await removeSampleSet(server.database);
    const without = await config();
    expect([without.isEmpty, without.exampleMonth]).toEqual([true, undefined]);
    await storePeople(server.database, { one: { firstName: 'Nahir' } });
    expect((await config()).isEmpty).toBeUndefined();
  });
});

describe.each(ENGINES)('a company that the environment names, on %s', (_engine, openPlace) => {
  const server = useServer(openPlace, FOR_EACH, { companyName: 'Molinos del Sur', city: null });
  const admin = server.useVisitor('administrador');

  test('is called so, and no screen changes it; what it does not say can be said', async () => {
    const read = companySchema.parse((await admin.send('GET', COMPANY)).json());
    expect(read).toMatchObject({ name: 'Molinos del Sur', named: true, fixed: ['name'] });
    const refused = await admin.send('PATCH', COMPANY, { version: 0, name: 'Otra' });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ error: 'fixed_by_environment', field: 'name' });
    const city = await admin.send('PATCH', COMPANY, { version: 0, city: 'Tandil' });
    expect(city.json()).toMatchObject({ name: 'Molinos del Sur', city: 'Tandil' });
  });
});

describe.each(ENGINES)('the first hour on %s', (_engine, openPlace) => {
  const server = useServer(openPlace, FOR_EACH);
  const admin = server.useVisitor('administrador');
  const read = async () => firstHourSchema.parse((await admin.send('GET', FIRST_HOUR)).json());

  test('tells what there is, by whatever way it came', async () => {
    expect(await read()).toEqual({
      done: { company: false, people: false, dates: false, team: false },
      dismissed: false,
    });
    await admin.send('PATCH', COMPANY, { version: 0, name: 'Textil Ceibo' });
    await storePeople(server.database, { one: { firstName: 'Nahir' } });
    const event = { date: '2026-12-18', title: 'Brindis', type: 'personalizado' };
    expect((await admin.send('POST', '/api/v1/events', event)).statusCode).toBe(201);
    await signedIn(server, 'organizador');
    expect(await read()).toEqual({
      done: { company: true, people: true, dates: true, team: true },
      dismissed: false,
    });
  });

  test('is dismissed for everybody, once on record, and can be taken up again', async () => {
    const dismiss = async (dismissed: boolean) =>
      firstHourSchema.parse((await admin.send('PATCH', FIRST_HOUR, { dismissed })).json());
    expect(await dismiss(true)).toMatchObject({ dismissed: true });
    await dismiss(true);
    expect(await dismiss(false)).toMatchObject({ dismissed: false });
    const rows = await server.database
      .selectFrom('audit_log')
      .select('action')
      .where('entity', '=', 'company')
      .orderBy('at')
      .execute();
    expect(rows.map(({ action }) => action)).toEqual([
      'first-hour.dismissed',
      'first-hour.resumed',
    ]);
  });
});
