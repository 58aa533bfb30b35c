import { aiAgreementSchema } from '@almanaque/api';
import { runtimeConfigSchema } from '@almanaque/shared-contracts/schemas';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app.ts';
import { signedIn, visitor, type Visitor } from '../../auth/testing/visitor.ts';
import { readConfig } from '../../config/config.ts';
import { storePeople } from '../../people/testing/person.ts';
import { ENGINES } from '../../testing/engines.ts';
import { USERS } from '../../testing/use-accounts.ts';
import { quickPasswords } from '../../testing/quick-passwords.ts';
import { useDatabase } from '../../testing/use-database.ts';
import type { PlannerConfig } from '../../config/planner.ts';
import type { FakeProvider } from '../testing/fake-provider.ts';
import { BIRTHDAY, configFor, errorOf, providerThat, PUBLIC_KEY } from '../testing/harness.ts';

const URL = '/api/v1/ai/agreement';

describe.each(ENGINES)('agreeing to the AI on %s', (_engine, openPlace) => {
  const db = useDatabase(openPlace);
  let provider: FakeProvider;
  let app: FastifyInstance;
  let admin: Visitor;
  const serverWith = (planner: PlannerConfig) =>
    buildApp({
      config: readConfig({ LOG_LEVEL: 'silent', PUBLIC_KEY }),
      database: db(),
      planner,
      passwords: quickPasswords,
    });
  beforeAll(async () => {
    provider = await providerThat({ kind: 'answer' });
    app = await serverWith(configFor(provider));
    admin = await signedIn({ app, database: db() }, 'administrador');
    await storePeople(db(), { one: { firstName: 'Nahir', lastName: 'Qwertsson' } });
  });
  afterAll(async () => {
    await app.close();
    await provider.close();
  });

  const ask = () =>
    app.inject({
      method: 'POST',
      url: '/functions/v1/ai-event-planner',
      headers: { apikey: PUBLIC_KEY },
      payload: BIRTHDAY,
    });
  const told = async () => {
    const { ai, aiAwaitsAgreement } = runtimeConfigSchema.parse(
      (await app.inject('/api/v1/runtime-config')).json(),
    );
    return { ai, aiAwaitsAgreement };
  };
  const send = async (method: 'GET' | 'PUT' | 'DELETE') => {
    const answer = await admin.send(method, URL);
    expect(answer.statusCode).toBe(200);
    return aiAgreementSchema.parse(answer.json());
  };

  const removeAccountOf = async (email: string) => {
    const { id } = await db()
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect((await admin.send('DELETE', `${USERS}/${id}`)).statusCode).toBe(204);
  };

  test('until an administrator agrees nothing is asked, and pages know it', async () => {
    expect(await told()).toEqual({ ai: false, aiAwaitsAgreement: true });
    const answer = await ask();
    expect(answer.statusCode).toBe(503);
    expect(errorOf(answer).error).toMatch(/todavía no se usa en esta instalación/);
    expect((await admin.send('POST', '/api/v1/ai/probe')).json()).toMatchObject({
      outcome: 'not-agreed',
    });
    expect(provider.received).toHaveLength(0);
  });

  test('they see what is sent, made as it is sent, of somebody on the roster', async () => {
    const { agreed, example } = await send('GET');
    expect(agreed).toBeNull();
    expect(example?.written).toContain('Almuerzo con Nahir Qwertsson');
    expect(example?.sent).toContain('"titulo":"Almuerzo con {nombre}"');
    expect(example?.sent).not.toMatch(/Nahir|Qwertsson|60 años|1966|5555|34\.567|mesa@/);
    expect(example?.instructions).toContain('Reglas:');
    expect(provider.received).toHaveLength(0);
  });

  test('once agreed it is asked, and who agreed is kept and on record; it can be taken back', async () => {
    const { agreed } = await send('PUT');
    expect(agreed?.email).toBe('administrador@empresa.com.ar');
    expect(await told()).toEqual({ ai: true, aiAwaitsAgreement: undefined });
    expect((await ask()).statusCode).toBe(200);
    const [sent] = provider.received;
    const { example } = await send('GET');
    expect(sent?.body.messages[0]?.content).toBe(example?.instructions);

    expect((await send('DELETE')).agreed).toBeNull();
    expect(await told()).toEqual({ ai: false, aiAwaitsAgreement: true });
    // Also what was answered before.
    expect((await ask()).statusCode).toBe(503);
    const audit = await db()
      .selectFrom('audit_log')
      .select(['action', 'actor_email'])
      .where('entity', '=', 'ai')
      .orderBy('at')
      .execute();
    expect(audit).toEqual([
      { action: 'ai.agreed', actor_email: 'administrador@empresa.com.ar' },
      { action: 'ai.agreement-taken-back', actor_email: 'administrador@empresa.com.ar' },
    ]);
  });

  test('stays in force when the account of who agreed is gone, without whose it was', async () => {
    const email = 'beatriz@empresa.com.ar';
    const other = await signedIn({ app, database: db() }, 'administrador', email);
    const at = aiAgreementSchema.parse((await other.send('PUT', URL)).json()).agreed?.at;
    await removeAccountOf(email);
    const { agreed } = await send('GET');
    expect(agreed).toEqual({
      at,
      email: expect.stringMatching(/^cuenta-eliminada-[a-z0-9]{8}$/) as string,
    });
    const settings = await db().selectFrom('settings').selectAll().execute();
    expect(JSON.stringify(settings)).not.toContain('beatriz');
    expect(await told()).toEqual({ ai: true, aiAwaitsAgreement: undefined });
  });

  test('of an account that did not agree nothing changes when it is gone', async () => {
    const { agreed } = await send('PUT');
    const email = 'carla@empresa.com.ar';
    await signedIn({ app, database: db() }, 'organizador', email);
    await removeAccountOf(email);
    expect((await send('GET')).agreed).toEqual(agreed);
  });

  test('it is an administrator’s to give', async () => {
    const organiser = await signedIn({ app, database: db() }, 'organizador');
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      expect((await organiser.send(method, URL)).statusCode).toBe(403);
      expect((await visitor(app).send(method, URL)).statusCode).toBe(401);
    }
  });

  test('without an AI there is nothing to agree to', async () => {
    const off = await serverWith({ kind: 'off' });
    const other = await signedIn({ app: off, database: db() }, 'administrador', 'otra@e.com.ar');
    expect((await other.send('GET', URL)).json()).toEqual({
      configured: false,
      agreed: null,
      example: null,
    });
    expect((await other.send('PUT', URL)).statusCode).toBe(409);
    await off.close();
  });
});
