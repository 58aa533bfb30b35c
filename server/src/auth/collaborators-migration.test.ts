import { describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { connectDatabase } from '../db/database.ts';
import { migrate } from '../schema/migrate.ts';
import { MIGRATIONS } from '../schema/migrations.ts';
import { EMPTY_ENGINES } from '../testing/engines.ts';
import { engineOf } from '../db/engine.ts';
import type { Database } from '../db/database.ts';
import { collaboratorsMigration } from './migration.ts';

const BEFORE = MIGRATIONS.filter(({ name }) => name < collaboratorsMigration.name);

const insertUser = (db: Database, id: string, role: string) => {
  const [yes, no] = engineOf(db) === 'sqlite' ? [sql`1`, sql`0`] : [sql`true`, sql`false`];
  const at = '2026-01-01T00:00:00.000Z';
  return sql`insert into users
    (id, name, email, email_verified, role, active, must_change_password, created_at, updated_at, two_factor_enabled)
    values (${id}, ${id}, ${id}, ${yes}, ${role}, ${yes}, ${no}, ${at}, ${at}, ${no})`.execute(db);
};

describe.each(EMPTY_ENGINES)('accounts of before there were collaborators, on %s', (_e, open) => {
  test('keep their roles, and only the three roles there are can be held', async () => {
    const place = await open();
    const db = await connectDatabase(place.location, (opened) => migrate(opened, BEFORE));
    await insertUser(db, 'ana', 'administrador');
    await insertUser(db, 'bruno', 'organizador');
    await sql`insert into sign_in_methods (id, user_id, issuer, account_id, provider_id, created_at, updated_at)
      values ('m', 'ana', 'i', 'a', 'credential', '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z')`.execute(
      db,
    );
    await migrate(db, MIGRATIONS);
    await insertUser(db, 'carla', 'colaborador');
    await expect(insertUser(db, 'dario', 'dueño')).rejects.toThrow();
    const { rows } = await sql`select id, role from users order by id`.execute(db);
    expect(rows).toEqual([
      { id: 'ana', role: 'administrador' },
      { id: 'bruno', role: 'organizador' },
      { id: 'carla', role: 'colaborador' },
    ]);
    const methods = await db.selectFrom('sign_in_methods').select('user_id').execute();
    expect(methods).toEqual([{ user_id: 'ana' }]);
    await db.destroy();
    await place.remove();
  });
});
