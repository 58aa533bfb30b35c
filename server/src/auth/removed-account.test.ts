import { describe, expect, test } from '@jest/globals';
import { ENGINES } from '../testing/engines.ts';
import { useAccounts, USERS } from '../testing/use-accounts.ts';

describe.each(ENGINES)('a removed account on %s', (_engine, openPlace) => {
  const { admin, idOf, listed, log, signedIn, visitor } = useAccounts(openPlace);

  test('a removed account is gone with its sessions; unknown ones are 404', async () => {
    const organiser = await signedIn('organizador');
    const url = `${USERS}/${await idOf('organizador@empresa.com.ar')}`;
    expect((await admin.send('DELETE', url)).statusCode).toBe(204);
    expect((await organiser.send('GET', USERS)).statusCode).toBe(401);
    expect((await admin.send('DELETE', url)).statusCode).toBe(404);
    expect((await admin.send('PATCH', url, { name: 'Otra' })).statusCode).toBe(404);
  });

  test('removing asks for a page of ours: another site cannot make the browser do it', async () => {
    await signedIn('organizador');
    const url = `${USERS}/${await idOf('organizador@empresa.com.ar')}`;
    for (const headers of [
      { origin: 'https://otro.example' },
      { 'sec-fetch-site': 'cross-site' },
    ]) {
      const forged = await admin.send('DELETE', url, undefined, headers);
      expect(forged.statusCode).toBe(403);
      expect(forged.json()).toMatchObject({ error: 'foreign_origin' });
    }
    expect(await listed()).toHaveLength(2);
  });

  test('of a removed account the log keeps what it did, and not whose it was', async () => {
    const email = 'beatriz@empresa.com.ar';
    const organiser = await signedIn('organizador', email);
    await visitor().send('POST', '/api/v1/auth/sign-in', { email, password: 'no es' });
    const event = { title: 'Asado', date: '2026-12-12' };
    expect((await organiser.send('POST', '/api/v1/events', event)).statusCode).toBe(201);
    const id = (await idOf(email)) ?? '';
    await admin.send('PATCH', `${USERS}/${id}`, { name: 'Beatriz Gómez' });
    await admin.send('DELETE', `${USERS}/${id}`);
    const kept = await log();
    expect(JSON.stringify(kept)).not.toMatch(/beatriz|Gómez|Ana Paz/i);
    const created = kept.find(({ action }) => action === 'event.created');
    expect(created).toMatchObject({ actor_id: id });
    expect(created?.actor_email).toMatch(/^cuenta-eliminada-[a-z0-9]{8}$/);
    expect(kept.find(({ action }) => action === 'session.refused')?.entity_id).toBe(
      created?.actor_email,
    );
    expect(kept.filter(({ action }) => action === 'account.removed')).toMatchObject([
      { entity_id: id, actor_email: 'administrador@empresa.com.ar' },
    ]);
  });
});
