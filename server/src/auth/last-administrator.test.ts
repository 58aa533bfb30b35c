import { describe, expect, test } from '@jest/globals';
import { ENGINES } from '../testing/engines.ts';
import { useAccounts, USERS } from '../testing/use-accounts.ts';
import type { Visitor } from './testing/visitor.ts';

describe.each(ENGINES)('the last administrator on %s', (_engine, openPlace) => {
  const { admin, idOf, listed, signedIn, store } = useAccounts(openPlace);

  test('the last administrator can be neither demoted nor deactivated', async () => {
    const id = await idOf('administrador@empresa.com.ar');
    const url = `${USERS}/${id}`;
    for (const attempt of [
      admin.send('PATCH', url, { role: 'organizador' }),
      admin.send('PATCH', url, { active: false }),
    ]) {
      const answer = await attempt;
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({ error: 'last_administrator' });
    }
    expect(await listed()).toEqual([
      expect.objectContaining({ id, role: 'administrador', active: true }),
    ]);
  });

  test('of administrators who demote each other at the same moment, one remains', async () => {
    const emails = ['uno', 'dos', 'tres'].map((name) => `${name}@empresa.com.ar`);
    const browsers: Visitor[] = [];
    for (const email of emails) browsers.push(await signedIn('administrador', email));
    await admin.send('PATCH', `${USERS}/${await idOf('administrador@empresa.com.ar')}`, {
      role: 'organizador',
    });
    const ids = await Promise.all(
      emails.map(async (email) => (await store()).findByEmail(email).then((user) => user?.id)),
    );
    const statuses = await Promise.all(
      browsers.map(async (browser, index) => {
        const { statusCode } = await browser.send('PATCH', `${USERS}/${ids[(index + 1) % 3]}`, {
          role: 'organizador',
        });
        return statusCode;
      }),
    );
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(2);
    expect(await (await store()).activeAdministrators()).toBeGreaterThanOrEqual(1);
  });

  test('nobody removes their own account, and of two who remove each other one remains', async () => {
    const own = `${USERS}/${await idOf('administrador@empresa.com.ar')}`;
    const refused = await admin.send('DELETE', own);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ error: 'own_account' });
    const other = await signedIn('administrador', 'otra@empresa.com.ar');
    const url = `${USERS}/${await idOf('otra@empresa.com.ar')}`;
    const answers = await Promise.all([other.send('DELETE', own), admin.send('DELETE', url)]);
    expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
    expect(await (await store()).activeAdministrators()).toBe(1);
  });
});
