import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { jest } from '@jest/globals';
import { dumpPostgres, inOneTransaction } from './postgres-programs.ts';

const WRITTEN = 'SET lock_timeout = 0;\nSET transaction_timeout = 0;\nCREATE TABLE a ();\n';

test('what a client of PostgreSQL 17 sets, an earlier server is not asked for', async () => {
  const script = Readable.from([WRITTEN, 'SET transaction_timeout = 0;\n']);
  const sent = await text(script.pipe(inOneTransaction(Promise.resolve())));
  // Further on it is somebody's text.
  expect(sent).toBe(
    'begin;\nSET lock_timeout = 0;\nCREATE TABLE a ();\nSET transaction_timeout = 0;\ncommit;\n',
  );
});

test('what is cut short is not committed', async () => {
  const script = inOneTransaction(Promise.reject(new Error('damaged')));
  script.end(WRITTEN);
  await expect(text(script)).rejects.toThrow('damaged');
});

test.each(['postgres://ana:clave@db/almanaque', 'postgres://ana@db/almanaque?password=clave'])(
  'of %s the password is no argument, which others could read',
  async (databaseUrl) => {
    const folder = mkdtempSync(join(tmpdir(), 'programs-'));
    const said = join(folder, 'said');
    writeFileSync(
      join(folder, 'pg_dump'),
      `#!/bin/sh\nprintf '%s\\n' "$@" "$PGPASSWORD" >'${said}'\n`,
      { mode: 0o700 },
    );
    const PATH = [folder, process.env['PATH']].join(delimiter);
    const replaced = jest.replaceProperty(process, 'env', { ...process.env, PATH });
    await dumpPostgres(databaseUrl, ['--format=custom']);
    replaced.restore();
    expect(readFileSync(said, 'utf8')).toBe(
      '--format=custom\n--dbname=postgres://ana@db/almanaque\nclave\n',
    );
    rmSync(folder, { recursive: true });
  },
);
