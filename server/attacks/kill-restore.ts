import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { inHouse } from '../../tools/house.ts';
import { has } from '../../scripts/needs/execute.ts';
import { checkDamage } from '../src/db/damage.ts';
import { onPostgres, onSqlite, type Target } from './support/engines.ts';
import { report } from './support/report.ts';
import { dropSchemas, missingIn, rowsOfPostgres, rowsOfSqlite, titlesIn } from './support/rows.ts';
import { startServer } from './support/server.ts';
import { moreKept, startWriters } from './support/writers.ts';

// A server is killed while six people write, again and again; each time the last copy is restored over
// what it left, and compared with what was copied, row by row.

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '50' } } });
const ROUNDS = Number(values.rounds);
const SOME = 10;
/** Of the schemas that restoring leaves. */
const ASIDE = 'antes_de_restaurar_%';

/** What differs between the engines. */
interface Restored {
  /** Every row there is. */
  readonly rows: () => Promise<readonly string[]>;
  /** Those of what was set aside, which this takes away; none: it was not kept. */
  readonly takeAside: () => Promise<readonly string[]>;
  /** Looked at after the kill and after restoring. */
  readonly wasLeft: () => boolean;
  readonly isWhole: () => boolean;
}

async function attack({ engine, location }: Target, restored: Restored): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'almanaque-copies-'));
  const copy = path.join(folder, 'copia');
  const order = (name: 'backup' | 'restore') =>
    execFileSync(process.execPath, [inHouse(`server/src/commands/${name}.ts`), copy], {
      env: {
        PATH: process.env['PATH'],
        DATA_DIR: location.dataDir,
        ...(location.databaseUrl !== null && { DATABASE_URL: location.databaseUrl }),
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  let journals = 0;
  let broken = 0;
  let differing = 0;
  let lost = 0;
  let headers: Record<string, string> | null = null;
  for (let round = 0; round < ROUNDS; round += 1) {
    const server = await startServer({ location });
    headers ??= await server.administrator();
    // A page says where it is from, and each start has a port of its own.
    const own = { ...headers, origin: server.url };
    const first = startWriters(server.url, own, `${round} antes`);
    await moreKept(first, SOME);
    await first.end();
    rmSync(copy, { force: true });
    order('backup');
    const copied = await restored.rows();
    const second = startWriters(server.url, own, `${round} después`);
    await moreKept(second, SOME);
    await server.kill();
    await second.end();
    if (restored.wasLeft()) journals += 1;
    order('restore');
    if (!restored.isWhole()) broken += 1;
    const there = await restored.rows();
    differing += missingIn(copied, there) + missingIn(there, copied);
    // Nothing that was acknowledged is gone for good: it is in what was set aside.
    lost += missingIn([...first.kept, ...second.kept], titlesIn(await restored.takeAside()));
  }
  rmSync(folder, { recursive: true });
  const title = `${engine}, kill -9 y restaurar ×${ROUNDS}`;
  if (engine === 'SQLite') {
    report(`${title}: quedó un diario`, journals, { atLeast: ROUNDS });
    report(`${title}: bases dañadas`, broken, { atMost: 0 });
  }
  report(`${title}: filas distintas de la copia`, differing, { atMost: 0 });
  report(`${title}: guardados que faltan en lo apartado`, lost, { atMost: 0 });
}

await onSqlite((target) => {
  const { dataDir } = target.location;
  const file = path.join(dataDir, 'almanaque.db');
  return attack(target, {
    rows: () => Promise.resolve(rowsOfSqlite(file)),
    takeAside() {
      const name = readdirSync(dataDir).find((each) => each.startsWith('antes-de-'));
      if (name === undefined) return Promise.resolve([]);
      const rows = rowsOfSqlite(path.join(dataDir, name, 'almanaque.db'));
      rmSync(path.join(dataDir, name), { recursive: true });
      return Promise.resolve(rows);
    },
    wasLeft: () => existsSync(`${file}-wal`),
    isWhole() {
      try {
        checkDamage(file);
        return true;
      } catch {
        return false;
      }
    },
  });
});

if (has('pg_dump')) {
  await onPostgres((target) => {
    const url = target.location.databaseUrl ?? '';
    return attack(target, {
      rows: () => rowsOfPostgres(url, 'public'),
      async takeAside() {
        const rows = await rowsOfPostgres(url, ASIDE);
        await dropSchemas(url, ASIDE);
        return rows;
      },
      wasLeft: () => false,
      isWhole: () => true,
    });
  });
} else {
  console.error('No hay pg_dump en esta máquina: la parte de PostgreSQL no se corre.');
}
