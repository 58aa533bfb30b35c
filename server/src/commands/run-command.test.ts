import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { ENGINES, type Place } from '../testing/engines.ts';

let place: Place;
let folder: string;
beforeEach(async () => {
  place = await ENGINES[0][1]();
  folder = mkdtempSync(join(tmpdir(), 'almanaque-orden-'));
});
afterEach(async () => {
  await place.remove();
  rmSync(folder, { recursive: true });
});

function run(command: string, ...args: readonly string[]) {
  const { DATABASE_URL: _, INIT_CWD: _typedIn, ...inherited } = process.env;
  const file = fileURLToPath(new URL(`${command}.ts`, import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [file, ...args], {
    cwd: folder,
    env: { ...inherited, DATA_DIR: place.location.dataDir },
    encoding: 'utf8',
  });
  return { status, stderr, made: readdirSync(folder) };
}

test.each(['backup', 'restore', 'move-data', 'admin-link'])(
  '%s takes no name of several words for its first word',
  (command) => {
    expect(run(command, 'copia', 'de', 'hoy.db')).toEqual({
      status: 1,
      stderr:
        'Después de la orden va una sola palabra y llegaron 3: no se hizo nada. Un nombre con espacios va entre comillas, como "copia de hoy.db".\n',
      made: [],
    });
  },
);

test('a name with spaces that comes as one is taken', () => {
  expect(run('backup', 'copia de hoy.db')).toEqual({
    status: 0,
    stderr: '',
    made: ['copia de hoy.db'],
  });
});
