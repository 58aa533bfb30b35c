import { describe, expect, test } from '@jest/globals';
import { auditPageSchema } from '@almanaque/api';
import { visitor } from '../auth/testing/visitor.ts';
import { exclusively } from '../db/exclusively.ts';
import { ENGINES } from '../testing/engines.ts';
import { FOR_EACH, useServer } from '../testing/use-server.ts';
import { auditHolidaysMigration, auditSearchMigration } from '../audit/migration.ts';
import { recordAudit } from '../audit/record-audit.ts';

const ANA = { id: 'ana', email: 'ana@empresa.com.ar', role: 'organizador' } as const;
const BETO = { id: 'beto', email: 'beto@empresa.com.ar', role: 'administrador' } as const;
const MOVED = { actor: ANA, action: 'event.changed', entity: 'event', entityId: 'e1' } as const;

describe.each(ENGINES)('the audit log on %s', (_engine, openPlace) => {
  const server = useServer(openPlace, FOR_EACH);
  const admin = server.useVisitor('administrador');

  const read = async (query: string) => {
    const answer = await admin.send('GET', `/api/v1/audit?${query}`);
    return auditPageSchema.parse(answer.json());
  };

  test('an entry says who did what, when, and what changed', async () => {
    const at = new Date('2026-11-21T15:00:00Z');
    const change = { before: { date: '2026-11-23' }, after: { date: '2026-11-24' } };
    await recordAudit(server.database, { ...MOVED, ...change }, at);
    const { entries } = await read('entity=event');
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({ at: at.toISOString(), ...MOVED, ...change });
  });

  test('is searched by what things were called, before or after, without case or accents', async () => {
    const titled = (title: string) => ({ ...MOVED, before: { title }, after: { title: 'Otro' } });
    await recordAudit(server.database, titled('Reunión de CIERRE 50%'));
    await recordAudit(server.database, titled('Asado'));
    const found = async (q: string) => (await read(new URLSearchParams({ q }).toString())).entries;
    expect(await found('cierre reunion')).toHaveLength(1);
    expect(await found('otro')).toHaveLength(2);
    expect(await found('50%')).toHaveLength(1);
    expect(await found('%')).toHaveLength(1);
    expect(await found('reunion asado')).toHaveLength(0);
  });

  test('what was recorded before it could be searched is found as well', async () => {
    await recordAudit(server.database, { ...MOVED, after: { title: 'Peña' } });
    const { database } = server;
    await database.schema.alterTable('audit_log').dropColumn('search_text').execute();
    await database.schema.dropIndex('audit_log_by_actor_id').execute();
    await auditSearchMigration.up(database);
    expect((await read('q=pena')).entries).toHaveLength(1);
  });

  test('a holiday is found by its name, also one that was written before it could be', async () => {
    const holiday = { change: 'moved', event: { title: 'Día de la Soberanía Nacional' } };
    const what = { action: 'holiday.changed', entity: 'holiday', entityId: 'f1' } as const;
    await recordAudit(server.database, { actor: ANA, ...what, after: holiday });
    expect((await read('q=soberania')).entries).toHaveLength(1);
    await server.database.updateTable('audit_log').set({ search_text: '' }).execute();
    await auditHolidaysMigration.up(server.database);
    expect((await read('q=soberania')).entries).toHaveLength(1);
  });

  test('comes in pages as long as is asked for, within a bound', async () => {
    for (let index = 0; index < 3; index += 1) await recordAudit(server.database, MOVED);
    const page = await read('entity=event&limit=2');
    expect(page.entries).toHaveLength(2);
    expect(page.nextCursor).not.toBeNull();
    expect((await admin.send('GET', '/api/v1/audit?limit=501')).statusCode).toBe(400);
  });

  test('no password or token gets in, whoever records one', async () => {
    await recordAudit(server.database, { ...MOVED, after: { feedToken: 'abc', place: 'Terraza' } });
    const { entries } = await read('entity=event');
    expect(entries[0]?.after).toEqual({ feedToken: '•••', place: 'Terraza' });
  });

  test('it is written with the change or not at all', async () => {
    const attempt = exclusively(server.database, async (connection) => {
      await recordAudit(connection, MOVED);
      throw new Error('the write failed');
    });
    await expect(attempt).rejects.toThrow('the write failed');
    expect((await read('entity=event')).entries).toEqual([]);
  });

  test('sign-ins are on record, those that failed too, without what was typed', async () => {
    const body = { email: 'administrador@empresa.com.ar', password: 'me confundí de clave' };
    await visitor(server.app).send('POST', '/api/v1/auth/sign-in', body);
    const { entries } = await read('entity=session');
    expect(entries).toMatchObject([
      {
        action: 'session.refused',
        actor: { id: null, email: null, role: null },
        entityId: body.email,
        after: { way: 'password', reason: 'invalid_credentials' },
      },
      { action: 'session.started', actor: { email: body.email }, after: { way: 'password' } },
    ]);
    expect(JSON.stringify(entries)).not.toContain(body.password);
  });

  test('it filters by person, kind and days of the company’s zone', async () => {
    const entries = [
      [{ ...MOVED, entityId: 'noche' }, '2026-03-10T02:59:59.999Z'],
      [{ ...MOVED, entityId: 'alba' }, '2026-03-10T03:00:00.000Z'],
      [{ ...MOVED, entityId: 'tarde', actor: BETO }, '2026-03-11T02:59:59.999Z'],
      [{ ...MOVED, entityId: 'luego' }, '2026-03-11T03:00:00.000Z'],
      [{ ...MOVED, entityId: 'alguien', entity: 'person' }, '2026-03-10T12:00:00.000Z'],
    ] as const;
    for (const [entry, at] of entries) await recordAudit(server.database, entry, new Date(at));
    const found = async (query: string) =>
      (await read(query)).entries.map(({ entityId }) => entityId);
    expect(await found('entity=event&from=2026-03-10&to=2026-03-10')).toEqual(['tarde', 'alba']);
    expect(await found('entity=event&actor=BETO@empresa.com.ar')).toEqual(['tarde']);
    expect(await found('entity=event&to=2026-03-09')).toEqual(['noche']);
    expect(await found('entityId=alguien')).toEqual(['alguien']);
  });

  test('it comes in pages that neither repeat nor skip, also within one instant', async () => {
    const at = new Date('2026-11-21T15:00:00Z');
    for (let n = 0; n < 120; n += 1) {
      await recordAudit(server.database, { ...MOVED, entityId: `e${n}` }, at);
    }
    const seen: (string | null)[] = [];
    let cursor: string | null = '';
    const sizes: number[] = [];
    while (cursor !== null) {
      const page = await read(`entity=event${cursor === '' ? '' : `&cursor=${cursor}`}`);
      seen.push(...page.entries.map(({ entityId }) => entityId));
      sizes.push(page.entries.length);
      cursor = page.nextCursor;
    }
    expect(sizes).toEqual([50, 50, 20]);
    expect(new Set(seen).size).toBe(120);
  });

  test.each([
    ['from=2026-02-30', 'from'],
    ['from=2026-03-02&to=2026-03-01', 'to'],
    ['cursor=inventado', 'cursor'],
    ['cursor=WyJub3ciLCJ4Il0', 'cursor'],
    ['actor=%00', 'actor'],
    ['nada=1', 'nada'],
  ])('%s is refused, naming %s', async (query, field) => {
    const answer = await admin.send('GET', `/api/v1/audit?${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ field });
  });
});
