import { describe, expect, test } from '@jest/globals';
import { buildApp } from '../app.ts';
import { readConfig } from '../config/config.ts';
import { ENGINES } from '../testing/engines.ts';
import { useDatabase } from '../testing/use-database.ts';
import { forgetOld } from './forget-old.ts';
import { NOBODY, recordAudit, type Actor } from './record-audit.ts';

const DAY_MS = 86_400_000;
const NOW = new Date('2026-11-23T12:00:00Z');
const ANA: Actor = { id: 'ana', email: 'ana@empresa.com.ar', role: 'organizador' };
const FAILED = { action: 'session.refused', entity: 'session', actor: NOBODY } as const;
const CHANGED = { action: 'event.changed', entity: 'event', actor: ANA } as const;

const daysBefore = (days: number, than = NOW) => new Date(than.getTime() - days * DAY_MS);

describe.each(ENGINES)('old entries on %s', (_engine, openPlace) => {
  const db = useDatabase(openPlace);

  const left = async () => {
    const rows = await db().selectFrom('audit_log').select('entity_id').orderBy('at').execute();
    return rows.map(({ entity_id }) => entity_id);
  };
  async function record() {
    await db().deleteFrom('audit_log').execute();
    const entries = [
      { ...CHANGED, entityId: 'a change of 400 days', days: 400 },
      { ...FAILED, actor: ANA, entityId: 'a failure of somebody known', days: 200 },
      { ...FAILED, actor: { ...ANA, email: null }, entityId: 'of a deleted account', days: 150 },
      { ...FAILED, entityId: 'a failure of 91 days', days: 91 },
      { ...FAILED, entityId: 'a failure of 89 days', days: 89 },
      { ...CHANGED, actor: NOBODY, entityId: 'of the installation itself', days: 10 },
    ] as const;
    for (const { days, ...entry } of entries) await recordAudit(db(), entry, daysBefore(days));
  }

  test('failures of nobody who is known go after 90 days, and nothing else', async () => {
    await record();
    await forgetOld(db(), null, NOW);
    expect(await left()).toEqual([
      'a change of 400 days',
      'a failure of somebody known',
      'of a deleted account',
      'a failure of 89 days',
      'of the installation itself',
    ]);
    await forgetOld(db(), null, daysBefore(-1));
    expect(await left()).toContain('a failure of 89 days');
    await forgetOld(db(), null, daysBefore(-2));
    expect(await left()).not.toContain('a failure of 89 days');
  });

  test('others go after the days that are set', async () => {
    await record();
    await forgetOld(db(), 365, NOW);
    expect(await left()).not.toContain('a change of 400 days');
    expect(await left()).toHaveLength(4);
    await forgetOld(db(), 30, NOW);
    expect(await left()).toEqual(['of the installation itself']);
  });

  test('as many as there are', async () => {
    await db().deleteFrom('audit_log').execute();
    for (let n = 0; n < 1_050; n += 1) {
      await recordAudit(db(), { ...FAILED, entityId: null }, daysBefore(100));
    }
    await forgetOld(db(), null, NOW);
    expect(await left()).toEqual([]);
  });

  test('a server that starts looks for them', async () => {
    await db().deleteFrom('audit_log').execute();
    const config = { ...readConfig({ LOG_LEVEL: 'silent', AUDIT_DAYS: '365' }), dataDir: '' };
    await recordAudit(db(), { ...CHANGED, entityId: 'old' }, daysBefore(366, new Date()));
    await recordAudit(db(), { ...CHANGED, entityId: 'new' });
    const app = await buildApp({ config, database: db() });
    await app.ready();
    await app.close();
    expect(await left()).toEqual(['new']);
  });
});
