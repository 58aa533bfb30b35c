import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { whole } from '../../db/files.ts';
import { copiesFolder, copyNow, keepCopies } from './keep-copies.ts';

const NOW = Date.parse('2026-11-23T12:00:00Z');
const HOUR_MS = 3_600_000;
const ON_POSTGRES = 'postgres://servidor/almanaque';

let dataDir: string;
let folder: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'almanaque-'));
  folder = copiesFolder(dataDir);
  mkdirSync(folder);
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const settings = (databaseUrl: string | null) => ({
  ...{ databaseUrl, dataDir, timeZone: 'America/Argentina/Buenos_Aires' },
  copies: { days: 7, weeks: 4 },
});

/** What of halves is left once a copy was made. */
async function left(databaseUrl: string | null): Promise<string[]> {
  for (const [name, hours] of [
    ['recent', 0.5],
    ['old', 2],
  ] as const) {
    const half = join(folder, `${name}.parcial`);
    writeFileSync(half, '');
    const written = new Date(Date.now() - hours * HOUR_MS);
    utimesSync(half, written, written);
  }
  await copyNow(settings(databaseUrl), NOW, (file) => whole(file, () => undefined));
  return readdirSync(folder).filter((name) => name.endsWith('.parcial'));
}

test('a half on which another server on the same database may be at work stays', async () => {
  expect(await left(ON_POSTGRES)).toEqual(['recent.parcial']);
});

test('where one server has the data alone each half is of one that was killed', async () => {
  expect(await left(null)).toEqual([]);
});

test('two servers that make the copy of a day at once both come to its end', async () => {
  const both = Promise.withResolvers<null>();
  let begun = 0;
  // As two processes of the same number, each the first of its container.
  const make = () =>
    whole(join(folder, 'almanaque-2026-11-23.dump'), async (part) => {
      begun += 1;
      if (begun === 2) both.resolve(null);
      await both.promise;
      writeFileSync(part, 'whole');
    });
  await Promise.all([make(), make()]);
  expect(readdirSync(folder)).toEqual(['almanaque-2026-11-23.dump']);
  expect(await keepCopies(settings(ON_POSTGRES), NOW, make)).toBe(false);
});
