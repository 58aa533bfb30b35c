import { beforeEach, describe, expect, test } from '@jest/globals';
import { ownCelebrationResponseSchema } from '@almanaque/api';
import { isoDate } from '@almanaque/shared-contracts/schemas';
import { ENGINES } from '../testing/engines.ts';
import { FOR_EACH, useServer } from '../testing/use-server.ts';
import { storePeople } from './testing/person.ts';

const OWN = '/api/v1/people/me/celebration';
const LIA = 'lia@empresa.com.ar';
const NOT_ONE = expect.stringMatching(/no es el de una sola persona de la nómina/);

describe.each(ENGINES)('one’s own preference, on %s', (_engine, openPlace) => {
  const server = useServer(openPlace, FOR_EACH);
  const lia = server.useVisitor('colaborador', LIA);
  const birth = { day: 16, month: 12, year: null };

  beforeEach(() =>
    storePeople(server.database, {
      lia: { firstName: 'Lía', email: LIA, birth },
      teo: { firstName: 'Teo', email: 'teo@empresa.com.ar', birth },
    }),
  );

  const read = async () =>
    ownCelebrationResponseSchema.parse((await lia.send('GET', OWN)).json()).person;
  const choose = (celebration: string) => lia.send('PUT', OWN, { celebration });
  const birthdays = async (): Promise<string> =>
    (await lia.send('GET', '/api/v1/calendar?from=2098-12-16&to=2098-12-16')).body;
  const stored = () =>
    server.database
      .selectFrom('people')
      .select(['id', 'celebration', 'version'])
      .orderBy('id')
      .execute();

  test('is kept for the person whose e-mail the account has, and the month obeys at once', async () => {
    expect(await read()).toEqual({ name: 'Lía', celebration: 'publico' });
    expect(await birthdays()).toContain('Lía');
    expect((await choose('no')).json()).toEqual({ person: { name: 'Lía', celebration: 'no' } });
    expect(await birthdays()).not.toContain('Lía');
    expect(await stored()).toEqual([
      { id: 'lia', celebration: 'no', version: 2 },
      { id: 'teo', celebration: 'publico', version: 1 },
    ]);
    await choose('publico');
    expect(await read()).toEqual({ name: 'Lía', celebration: 'publico' });
    expect(await birthdays()).toContain('Lía');
  });

  test('is on record with who said so and not with what', async () => {
    await choose('privado');
    await choose('privado');
    const log = await server.database
      .selectFrom('audit_log')
      .select(['actor_email', 'entity_id', 'after'])
      .where('action', '=', 'person.updated')
      .execute();
    expect(log).toEqual([
      { actor_email: LIA, entity_id: 'lia', after: '{"fields":["celebration"]}' },
    ]);
  });

  test.each([
    ['nobody has', { email: 'otra@empresa.com.ar' }],
    ['of who left', { email: LIA, leavingDate: isoDate('2020-01-01') }],
  ])('an address %s is nobody’s', async (_whose, changed) => {
    await storePeople(server.database, { lia: { firstName: 'Lía', ...changed } });
    expect(await read()).toBeNull();
    const refused = await choose('no');
    expect([refused.statusCode, refused.json()]).toEqual([
      404,
      { error: 'person_not_found', message: NOT_ONE },
    ]);
  });

  test('an address that two share is nobody’s: neither chooses for the other', async () => {
    await storePeople(server.database, { teo: { email: LIA } });
    expect(await read()).toBeNull();
    expect((await choose('no')).statusCode).toBe(404);
    expect((await stored()).map(({ celebration }) => celebration)).toEqual(['publico', 'publico']);
  });

  test('another word is refused, and without an account nothing is told', async () => {
    expect((await choose('fiesta')).statusCode).toBe(400);
    expect((await server.app.inject(OWN)).statusCode).toBe(401);
  });
});
