import { describe, expect, test } from '@jest/globals';
import { accountsResponseSchema, assigneesSchema } from '@almanaque/api';
import { USERS } from '../../testing/use-accounts.ts';
import { storePeople } from '../../people/testing/person.ts';
import { ENGINES } from '../../testing/engines.ts';
import { FOR_ALL, useServer } from '../../testing/use-server.ts';
import { PLANS } from '../../testing/use-plans.ts';

const LEFT = 'organizador@empresa.com.ar';

describe.each(ENGINES)('whom a task may be given to on %s', (_engine, openPlace) => {
  const server = useServer(openPlace, FOR_ALL);
  const admin = server.useVisitor('administrador');
  server.useVisitor('organizador', LEFT);

  test('not to an account that may not sign in: to its person, who may still work here', async () => {
    await storePeople(server.database, { ana: { lastName: 'Paz', email: LEFT } });
    const kinds = async () => {
      const answer = await admin.send('GET', `${PLANS}/assignees?q=paz`);
      return assigneesSchema.parse(answer.json()).assignees.map(({ kind }) => kind);
    };
    expect(await kinds()).toEqual(['account', 'account']);
    const { users } = accountsResponseSchema.parse((await admin.send('GET', USERS)).json());
    const account = users.find(({ email }) => email === LEFT);
    await admin.send('PATCH', `${USERS}/${account?.id}`, { active: false });
    expect(await kinds()).toEqual(['account', 'person']);
  });
});
