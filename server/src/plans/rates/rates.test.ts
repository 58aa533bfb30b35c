import { describe, expect, test } from '@jest/globals';
import { auditPageSchema, ratesConflictSchema, ratesSchema } from '@almanaque/api';
import { versionOf } from '../../cache/kept-answers.ts';
import { ENGINES } from '../../testing/engines.ts';
import { useServer } from '../../testing/use-server.ts';
import { PLANS } from '../../testing/use-plans.ts';

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

  test('of two who set one the later reads both sides, and nothing is written over unseen', async () => {
    const seen = async () => ratesSchema.parse((await ana.send('GET', RATES)).json()).version;
    const over = (cents: number | null, version: number | undefined) =>
      admin.send('PUT', `${RATES}/2024-05`, { cents, version });
    const first = await seen();
    expect(ratesSchema.parse((await over(80_000, first)).json()).version).toBe((first ?? 0) + 1);

    const late = await over(90_000, first);
    expect(late.statusCode).toBe(409);
    const { rates: now, sent } = ratesConflictSchema.parse(late.json());
    expect(now).toEqual({ rates: await rates(), version: await seen() });
    expect(now.rates).toContainEqual({ month: '2024-05', cents: 80_000 });
    expect(sent).toEqual({ cents: 90_000, version: first });
    expect(await rates()).not.toContainEqual({ month: '2024-05', cents: 90_000 });
    expect((await over(90_000, now.version)).statusCode).toBe(200);

    // Taken away and set anew, it is at no version of before.
    const opened = await seen();
    await over(null, opened);
    await over(70_000, await seen());
    expect((await over(60_000, opened)).statusCode).toBe(409);
  });

  test('a part of before says no version, and writes over what there is', async () => {
    await set('2024-06', 80_000);
    expect((await set('2024-06', 90_000)).statusCode).toBe(200);
    expect(await rates()).toContainEqual({ month: '2024-06', cents: 90_000 });
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
