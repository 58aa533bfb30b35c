import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { writeSetting } from '../settings/settings.ts';
import { openDatabase } from '../schema/open-database.ts';
import { holdData, tellExposedData } from './hold-data.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'almanaque-'));
  // As systemd, or whoever typed «mkdir», makes it.
  chmodSync(dataDir, 0o755);
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const modes = () =>
  Object.fromEntries(
    readdirSync(dataDir, { recursive: true, encoding: 'utf8' })
      .filter((name) => !statSync(join(dataDir, name)).isDirectory())
      .map((name) => [name, (statSync(join(dataDir, name)).mode & 0o777).toString(8)]),
  );

/** What a running server has in its data folder. */
async function whileRunning(): Promise<Readonly<Record<string, string>>> {
  const release = await holdData({ databaseUrl: null, dataDir });
  const database = await openDatabase({ databaseUrl: null, dataDir });
  await writeSetting(database, 'test', 1);
  const found = modes();
  await database.destroy();
  release();
  return found;
}

const OWNER_ONLY = {
  'almanaque.db': '600',
  'almanaque.db-shm': '600',
  'almanaque.db-wal': '600',
  'almanaque.lock': '600',
  'almanaque.lock-journal': '600',
};

const onUnix = process.platform === 'win32' ? test.skip : test;

onUnix('nobody else reads what a server writes in a folder that all may read', async () => {
  const before = process.umask(0o022);
  try {
    expect(await whileRunning()).toEqual(OWNER_ONLY);
  } finally {
    process.umask(before);
  }
});

onUnix('files of an earlier release are taken from others at the start', async () => {
  await whileRunning();
  const copies = join(dataDir, 'copias');
  mkdirSync(copies, { mode: 0o755 });
  writeFileSync(join(copies, 'almanaque-2026-11-01.db'), '', { mode: 0o644 });
  writeFileSync(join(dataDir, 'almanaque.db.antes'), '', { mode: 0o640 });
  writeFileSync(join(dataDir, 'notas.txt'), 'not ours', { mode: 0o644 });
  for (const name of ['almanaque.db', 'almanaque.lock']) chmodSync(join(dataDir, name), 0o644);
  expect(await whileRunning()).toEqual({
    ...OWNER_ONLY,
    'almanaque.db.antes': '600',
    'copias/almanaque-2026-11-01.db': '600',
    'notas.txt': '644',
  });
  expect(statSync(copies).mode & 0o777).toBe(0o700);
});

const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux('a file that cannot be taken from others is told of, and stops nothing', async () => {
  // Its mode is the system's own, also for the superuser.
  symlinkSync('/proc/self/status', join(dataDir, 'almanaque.db.ajena'));
  expect(await whileRunning()).toMatchObject(OWNER_ONLY);
  const told: string[] = [];
  tellExposedData({ databaseUrl: null, dataDir }, (sentence) => told.push(sentence));
  expect(told).toEqual([
    expect.stringMatching(/^Otros usuarios .*almanaque\.db\.ajena.*chmod go= .*DATA_DIR\.$/),
  ]);
  tellExposedData({ databaseUrl: 'postgres://localhost/a', dataDir }, (line) => told.push(line));
  expect(told).toHaveLength(1);
});
