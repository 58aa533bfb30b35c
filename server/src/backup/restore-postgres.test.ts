import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { sql } from 'kysely';
import { openDatabase } from '../schema/open-database.ts';
import { readSetting, writeSetting } from '../settings/settings.ts';
import { ENGINES, type Place } from '../testing/engines.ts';
import { backUp } from './back-up.ts';
import { restore } from './restore.ts';

const NOW = new Date(2026, 10, 23, 14, 15, 30);
const ASIDE = 'antes_de_restaurar_2026_11_23_141530';

const hasPrograms = spawnSync('pg_restore', ['--version']).status === 0;

let place: Place;
let copies: string;
let copy: string;
beforeEach(async () => {
  place = await ENGINES[1][1]();
  copies = mkdtempSync(join(tmpdir(), "copias d'Ñandú "));
  copy = join(copies, 'copia.dump');
});
afterEach(async () => {
  await place.remove();
  rmSync(copies, { recursive: true });
});

const run = () => restore(place.location, copy, NOW);

async function write(text: string): Promise<void> {
  const database = await openDatabase(place.location);
  await writeSetting(database, 'company', text);
  await database.destroy();
}

async function read(schema = 'public'): Promise<unknown> {
  const database = await openDatabase(place.location);
  const value = await readSetting(database.withSchema(schema), 'company');
  await database.destroy();
  return value;
}

(hasPrograms ? describe : describe.skip)('on postgres', () => {
  test('what was copied is there again, and what was there before is set aside', async () => {
    await write('as copied');
    await backUp(place.location, copy);
    expect(statSync(copy).mode & 0o77).toBe(0);
    await write('after the copy');
    expect(await run()).toBe(
      `Lo que había está en el esquema «${ASIDE}» de la misma base. Ocupa lugar: cuando ya no haga ` +
        `falta, borralo ahí con «drop schema ${ASIDE} cascade».`,
    );
    expect(await read()).toBe('as copied');
    expect(await read(ASIDE)).toBe('after the copy');
    // What stands aside is no part of the next copy.
    await backUp(place.location, join(copies, 'next.dump'));
    const size = (file: string) => statSync(join(copies, file)).size;
    expect(size('next.dump')).toBeLessThan(size('copia.dump') * 1.5);
  });

  test('while a server is connected nothing is restored', async () => {
    await write('as copied');
    await backUp(place.location, copy);
    const server = await openDatabase(place.location);
    await expect(run()).rejects.toThrow(/^Hay otros programas conectados .* detené Almanaque/);
    await server.destroy();
    expect(await read()).toBe('as copied');
  });

  test('a copy that is damaged, or of a newer version, leaves everything as it was', async () => {
    const refused = async (sentence: RegExp) => {
      await expect(run()).rejects.toThrow(sentence);
      expect(await read()).toBe('mine');
    };
    await write('as copied');
    await backUp(place.location, copy);
    const whole = readFileSync(copy);
    await write('mine');
    writeFileSync(copy, whole.subarray(0, whole.length * 0.7));
    await refused(/^pg_restore no pudo terminar: /);
    rmSync(copy);
    const database = await openDatabase(place.location);
    const newer = database.insertInto('schema_migrations').values({ name: '9999-of-tomorrow' });
    await newer.execute();
    await backUp(place.location, copy);
    await sql`delete from schema_migrations where name = '9999-of-tomorrow'`.execute(database);
    await database.destroy();
    await refused(
      /es de una versión más nueva de Almanaque; actualizá el programa antes\. Nada cambió\.$/,
    );
  });

  test('a copy of something else is refused', async () => {
    const database = await openDatabase(place.location);
    await sql`drop table schema_migrations`.execute(database);
    await backUp(place.location, copy);
    await database.destroy();
    await expect(run()).rejects.toThrow(/no es una copia de Almanaque\. Nada cambió\.$/);
  });

  test('a restore that is killed leaves everything as it was', async () => {
    await write('as copied');
    await backUp(place.location, copy);
    await write('mine');
    const begun = join(copies, 'begun');
    // One that never comes to the end of what it writes.
    const real = spawnSync('sh', ['-c', 'command -v pg_restore'], {
      encoding: 'utf8',
    }).stdout.trim();
    writeFileSync(
      join(copies, 'pg_restore'),
      `#!/bin/sh
case "$*" in *--table=*) exec ${real} "$@";; esac
touch "${begun}"
while echo 'select 1;'; do sleep 0.05; done
`,
      { mode: 0o700 },
    );
    const killed = spawn(
      process.execPath,
      [fileURLToPath(new URL('../commands/restore.ts', import.meta.url)), copy],
      {
        env: {
          ...process.env,
          DATABASE_URL: place.location.databaseUrl ?? '',
          PATH: [copies, process.env['PATH']].join(delimiter),
        },
      },
    );
    while (!existsSync(begun)) await sleep(20);
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    expect(await read()).toBe('mine');
  });
});

describe('without the client of PostgreSQL, on postgres', () => {
  const { env } = process;
  beforeEach(() => {
    jest.replaceProperty(process, 'env', { ...env, PATH: copies });
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  test('a sentence says what to install', async () => {
    await expect(backUp(place.location, copy)).rejects.toThrow(
      /^Falta pg_dump, un programa del cliente de PostgreSQL: instalalo .*postgresql-client/,
    );
  });
});
