import { describe, expect, test } from '@jest/globals';
import { auditPageSchema, ratesSchema } from '@almanaque/api';
import { versionOf } from '../../cache/kept-answers.ts';
import { ENGINES } from '../../testing/engines.ts';
import { useServer } from '../../testing/use-server.ts';
import { PLANS } from '../testing/use-plans.ts';

const RATES = `${PLANS}/rates`;

describe.each(ENGINES)('what a dollar was worth each month, on %s', (_engine, openPlace) => {
  const server = useServer(openPlace);
  const admin = server.useVisitor('administrador');
  const ana = server.useVisitor('organizador');
  const carla = server.useVisitor('colaborador');

  const set = (month: string, cents: unknown, who = admin) =>
    who.send('PUT', `${RATES}/${month}`, { cents });
  const rates = async () => ratesSchema.parse((await ana.send('GET', RATES)).json()).rates;
  const log = async () =>
    auditPageSchema.parse((await admin.send('GET', '/api/v1/audit?entity=rate')).json()).entries;

  test('an administrator sets it, organisers read it by month, and nobody else does either', async () => {
    expect((await set('2026-09', 145_050)).statusCode).toBe(200);
    await set('2026-03', 120_000);
    await set('2026-09', 146_000);
    const all = [
      { month: '2026-03', cents: 120_000 },
      { month: '2026-09', cents: 146_000 },
    ];
    expect(await rates()).toEqual(all);
    expect((await set('2026-09', 1, ana)).statusCode).toBe(403);
    expect((await set('2026-09', 1, carla)).statusCode).toBe(403);
    expect((await carla.send('GET', RATES)).statusCode).toBe(403);
    expect(await rates()).toEqual(all);
  });

  test('it is taken away; both are recorded and told, and what changes nothing is not', async () => {
    await set('2025-01', 90_050);
    const before = await versionOf(server.database, ['plans']);
    await set('2025-01', null);
    expect(await versionOf(server.database, ['plans'])).toBeGreaterThan(before);
    expect((await rates()).map(({ month }) => month)).not.toContain('2025-01');
    const entries = await log();
    expect(entries.slice(0, 2)).toMatchObject([
      { action: 'rate.removed', entityId: '2025-01', before: { pesos: 900.5 }, after: null },
      { action: 'rate.set', entityId: '2025-01', before: null, after: { pesos: 900.5 } },
    ]);
    await set('2025-01', null);
    expect(await log()).toHaveLength(entries.length);
  });

  test.each([
    ['2026-13', 100],
    ['2026-09-01', 100],
    ['2026-09', 0],
    ['2026-09', 1.5],
    ['2026-09', 10_000_001],
    ['2026-09', '1450'],
  ])('%s at %j is refused', async (month, cents) => {
    expect((await set(month, cents)).statusCode).toBe(400);
  });
});
