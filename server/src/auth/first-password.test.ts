import { describe, expect, test } from '@jest/globals';
import { accountSchema } from '@almanaque/api';
import { ENGINES } from '../testing/engines.ts';
import { NEW, useAccounts, USERS } from '../testing/use-accounts.ts';

const OWN = 'cinco loros rojos';

describe.each(ENGINES)('a first password on %s', (_engine, openPlace) => {
  const { admin, listed, log, signIn, ageFirstPassword } = useAccounts(openPlace);

  const create = async () => accountSchema.parse((await admin.send('POST', USERS, NEW)).json());

  test('is good for seven days, which the list of accounts tells', async () => {
    const { id, firstPasswordUntil } = await create();
    const left = Date.parse(firstPasswordUntil ?? '') - Date.now();
    expect(left / 86_400_000).toBeCloseTo(7, 2);
    await ageFirstPassword(id, 6.9);
    expect((await signIn(NEW.email, NEW.password)).answer.statusCode).toBe(200);
    expect((await listed()).map((account) => account.firstPasswordUntil)).toContain(null);
  });

  test('after them it lets nobody in, says why to whoever knows it, and is on record', async () => {
    const { id } = await create();
    await ageFirstPassword(id, 7.01);
    const { answer } = await signIn(NEW.email, NEW.password);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ error: 'first_password_expired' });
    expect(answer.body).toMatch(/venció: pedile a quien administra Almanaque/);
    expect(answer.cookies).toEqual([]);
    const guess = await signIn(NEW.email, 'no es esta clave');
    expect(guess.answer.json()).toMatchObject({ error: 'invalid_credentials' });
    expect((await log()).map(({ after }) => after)).toContain(
      JSON.stringify({ way: 'password', reason: 'first_password_expired' }),
    );
  });

  test('another one begins anew', async () => {
    const { id } = await create();
    await ageFirstPassword(id, 30);
    await admin.send('PATCH', `${USERS}/${id}`, { password: OWN });
    expect((await signIn(NEW.email, OWN)).answer.statusCode).toBe(200);
  });

  test('a session begun in time does not outlive it; a password of one’s own does', async () => {
    const { id } = await create();
    const change = (browser: typeof admin) =>
      browser.send('POST', '/api/v1/auth/change-password', {
        currentPassword: NEW.password,
        newPassword: OWN,
      });
    const { browser } = await signIn(NEW.email, NEW.password);
    await ageFirstPassword(id, 8);
    expect((await change(browser)).json()).toMatchObject({ error: 'first_password_expired' });
    await ageFirstPassword(id, 1);
    expect((await change(browser)).statusCode).toBe(200);
    const own = (await listed()).find((account) => account.id === id);
    expect(own).toMatchObject({ mustChangePassword: false, firstPasswordUntil: null });
    expect((await signIn(NEW.email, OWN)).answer.statusCode).toBe(200);
  });
});
