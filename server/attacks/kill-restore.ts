import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { inHouse } from '../../scripts/lib/house.ts';
import { openSqlite } from '../src/db/open-sqlite.ts';
import { onSqlite } from './support/engines.ts';
import { report } from './support/report.ts';
import { startServer, type AttackedServer } from './support/server.ts';

// A server is killed while six people write, again and again; each time the last copy is restored over
// what it left, and compared with what was copied, row by row.

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '50' } } });
const ROUNDS = Number(values.rounds);
const WRITERS = 6;

const HEADERS = { 'content-type': 'application/json' };

/** Until the server is gone; titles of what was acknowledged. */
async function writeUntilGone(
  { url }: AttackedServer,
  headers: Record<string, string>,
  kept: Set<string>,
  round: number,
): Promise<void> {
  const write = async (writer: number) => {
    for (let count = 0; ; count += 1) {
      const title = `${round} ${writer}-${count}`;
      const body = JSON.stringify({ title, date: '2026-11-10', description: 'x'.repeat(500) });
      const status = await fetch(`${url}/api/v1/events`, {
        method: 'POST',
        headers: { ...headers, ...HEADERS },
        body,
      }).then(
        async (response) => {
          await response.arrayBuffer();
          return response.status;
        },
        () => 0,
      );
      if (status === 0) return;
      if (status === 201) kept.add(title);
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
}

/** Every row of every table, each as text. */
function rowsIn(file: string): readonly string[] {
  const database = openSqlite(file, { readOnly: true });
  try {
    const tables = database
      .prepare("select name from sqlite_master where type = 'table' order by name")
      .all([]) as { name: string }[];
    return tables.flatMap(({ name }) =>
      database
        .prepare(`select * from "${name}"`)
        .all([])
        .map((row) => `${name} ${JSON.stringify(row)}`)
        .sort(),
    );
  } finally {
    database.close();
  }
}

const isWhole = (file: string): boolean => {
  const database = openSqlite(file, { readOnly: true });
  try {
    const [row] = database.prepare('pragma integrity_check(1)').all([]) as {
      integrity_check: string;
    }[];
    return row?.integrity_check === 'ok';
  } catch {
    return false;
  } finally {
    database.close();
  }
};

const titlesIn = (file: string): ReadonlySet<string> => {
  const database = openSqlite(file, { readOnly: true });
  const rows = database.prepare('select title from company_events').all([]) as { title: string }[];
  database.close();
  return new Set(rows.map(({ title }) => title));
};

await onSqlite(async ({ location }) => {
  const { dataDir } = location;
  const file = path.join(dataDir, 'almanaque.db');
  const copy = path.join(dataDir, 'copia.db');
  const order = (name: 'backup' | 'restore') =>
    execFileSync(process.execPath, [inHouse(`server/src/backup/${name}-command.ts`), copy], {
      env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  const asideIn = () => readdirSync(dataDir).filter((name) => name.startsWith('antes-de-'));
  let lost = 0;
  let differing = 0;
  let broken = 0;
  let withJournal = 0;
  let notKept = 0;
  let headers: Record<string, string> | null = null;
  for (let round = 0; round < ROUNDS; round += 1) {
    const server = await startServer({ location });
    headers ??= await server.administrator();
    const kept = new Set<string>();
    // An origin is part of what a browser sends, and each start has a port of its own.
    const own = { ...headers, origin: server.url };
    const writing = writeUntilGone(server, own, kept, round);
    while (kept.size < 10) await sleep(2);
    rmSync(copy, { force: true });
    const before = new Set(kept);
    order('backup');
    const inCopy = titlesIn(copy);
    lost += [...before].filter((title) => !inCopy.has(title)).length;
    while (kept.size < before.size + 10) await sleep(2);
    await server.kill();
    await writing;
    const copied = rowsIn(copy);
    if (existsSync(`${file}-wal`)) withJournal += 1;
    order('restore');
    if (!isWhole(file)) broken += 1;
    const restored = new Set(rowsIn(file));
    differing += copied.filter((row) => !restored.has(row)).length;
    differing += restored.size - copied.length;
    // Nothing that was acknowledged is lost for good: it is in the copy, or in what was set aside.
    const [aside] = asideIn();
    if (aside === undefined) notKept += 1;
    else {
      const old = titlesIn(path.join(dataDir, aside, 'almanaque.db'));
      lost += [...kept].filter((title) => !old.has(title)).length;
      rmSync(path.join(dataDir, aside), { recursive: true });
    }
  }
  const title = `kill -9 y restaurar ×${ROUNDS}`;
  report(`${title}: con un diario que quedó`, withJournal, { atLeast: ROUNDS });
  report(`${title}: bases dañadas`, broken, { atMost: 0 });
  report(`${title}: filas distintas de la copia`, differing, { atMost: 0 });
  report(`${title}: lo anterior sin guardar aparte`, notKept, { atMost: 0 });
  report(`${title}: guardados que faltan en la copia o en lo apartado`, lost, { atMost: 0 });
});
