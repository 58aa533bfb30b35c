import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openSqlite } from '../src/db/open-sqlite.ts';
import { report } from './support/report.ts';
import { startServer } from './support/server.ts';

// The embedded database on a disk that fills up: who writes is told so, who reads notices nothing, and
// once there is room again everything goes on by itself.

const DISK_MB = 24;
const GIVE_UP = 20_000;

/** A small disk of one's own, which only the system's owner may make; null where it may not. */
function smallDisk(): string | null {
  const folder = mkdtempSync(path.join(tmpdir(), 'almanaque-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', folder], {
      stdio: 'ignore',
    });
    return folder;
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
}

async function attack(dataDir: string): Promise<void> {
  const ballast = path.join(dataDir, 'ballast');
  const server = await startServer({ location: { databaseUrl: null, dataDir } });
  const headers = { ...(await server.administrator()), 'content-type': 'application/json' };
  const kept: string[] = [];
  const write = async (): Promise<{ status: number; error: string }> => {
    const title = `evento ${kept.length}`;
    const draft = { title, description: 'x'.repeat(1_500), date: '2026-11-10' };
    const response = await fetch(`${server.url}/api/v1/events`, {
      method: 'POST',
      headers,
      body: JSON.stringify(draft),
    });
    const { error = '' } = (await response.json()) as { error?: string };
    if (response.status === 201) kept.push(title);
    return { status: response.status, error };
  };
  const statusOf = async (address: string): Promise<number> =>
    (await fetch(server.url + address)).status;
  try {
    writeFileSync(ballast, Buffer.alloc((DISK_MB - 10) * 1024 ** 2));
    let answer = await write();
    for (let count = 0; answer.status === 201 && count < GIVE_UP; count += 1)
      answer = await write();
    report('disco lleno: el estado que ve quien escribe', answer.status, {
      atLeast: 507,
      atMost: 507,
    });
    report('disco lleno: /readyz', await statusOf('/readyz'), { atLeast: 503, atMost: 503 });
    report(
      'disco lleno: leer el mes',
      await statusOf('/api/v1/calendar?from=2026-11-01&to=2026-11-30'),
      {
        atMost: 200,
      },
    );
    const causes = server.log().match(/"code":"SQLITE_FULL"/g) ?? [];
    report('disco lleno: líneas del registro con la causa', causes.length, { atLeast: 1 });
    const others = server.log().match(/cannot rollback/g) ?? [];
    report('disco lleno: líneas del registro con otra causa', others.length, { atMost: 0 });
    rmSync(ballast);
    report('con lugar de nuevo: /readyz', await statusOf('/readyz'), { atMost: 200 });
    report('con lugar de nuevo: escribir', (await write()).status, { atMost: 201 });
  } finally {
    await server.stop();
  }
  const database = openSqlite(path.join(dataDir, 'almanaque.db'), { readOnly: true });
  const rows = database.prepare('select title from company_events').all([]) as { title: string }[];
  database.close();
  const titles = new Set(rows.map(({ title }) => title));
  report(
    `disco lleno: guardados que faltan, de ${kept.length}`,
    kept.filter((title) => !titles.has(title)).length,
    { atMost: 0 },
  );
}

const disk = smallDisk();
if (disk === null) {
  console.error('No se puede montar un disco chico (hace falta ser root en Linux): no se corre.');
} else {
  try {
    await attack(disk);
  } finally {
    execFileSync('umount', [disk]);
    rmSync(disk, { recursive: true });
  }
}
