import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { databaseFileIn } from '../db/database-file.ts';
import { isHalf } from '../db/files.ts';
import { openSqlite } from '../db/open-sqlite.ts';
import { ENGINES, type Place } from '../testing/engines.ts';

const hasPrograms = spawnSync('pg_dump', ['--version']).status === 0;

describe.each(ENGINES)('a copy that is interrupted on %s', (engine, openPlace) => {
  const itOn = engine === 'postgres' && !hasPrograms ? test.skip : test;
  let place: Place;
  let copies: string;
  let programs: string;
  beforeEach(async () => {
    place = await openPlace();
    copies = mkdtempSync(join(tmpdir(), 'almanaque-copias-'));
    programs = mkdtempSync(join(tmpdir(), 'almanaque-programas-'));
  });
  afterEach(async () => {
    await place.remove();
    for (const folder of [copies, programs]) rmSync(folder, { recursive: true });
  });

  /** Has a copy wait for its end. @returns what lets it go. */
  function hold(): () => void {
    if (engine === 'postgres') {
      const wait = 'while kill -0 $PPID 2>/dev/null; do sleep 0.05; done';
      writeFileSync(join(programs, 'pg_dump'), `#!/bin/sh\n${wait}\n`, { mode: 0o700 });
      return () => undefined;
    }
    const other = openSqlite(databaseFileIn(place.location.dataDir));
    other.exec('pragma journal_mode = delete');
    other.exec('begin exclusive');
    return () => other.close();
  }

  itOn.each(['SIGINT', 'SIGTERM'] as const)('leaves nothing behind at %s', async (signal) => {
    const letGo = hold();
    const file = fileURLToPath(new URL('../commands/backup.ts', import.meta.url));
    const { DATABASE_URL: _, INIT_CWD: _typedIn, ...inherited } = process.env;
    const child = spawn(process.execPath, [file, 'copia'], {
      cwd: copies,
      stdio: 'ignore',
      env: {
        ...inherited,
        DATA_DIR: place.location.dataDir,
        ...(place.location.databaseUrl !== null && { DATABASE_URL: place.location.databaseUrl }),
        PATH: [programs, process.env['PATH']].join(delimiter),
      },
    });
    const ended = once(child, 'exit');
    while (!readdirSync(copies).some(isHalf)) await sleep(20);
    child.kill(signal);
    expect(await ended).toEqual([null, signal]);
    letGo();
    expect(readdirSync(copies)).toEqual([]);
  });
});
