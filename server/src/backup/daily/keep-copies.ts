import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Config, Retention } from '../../config/config.ts';
import { isHalf } from '../../db/files.ts';
import { makeFolder } from '../../db/make-folder.ts';
import { companyDay } from '../../time/company-day.ts';
import { expired } from './retention.ts';

export type CopySettings = Pick<Config, 'databaseUrl' | 'dataDir' | 'timeZone'> & {
  readonly copies: Retention;
};

/** Writes a copy of all data to a file. */
type MakeCopy = (file: string) => Promise<void>;

/** A copy's file: of a day, or asked for at a time of it. */
export const COPY_NAME = /^almanaque-(?<date>\d{4}-\d{2}-\d{2})(?<time>-\d{6})?\.(db|dump)$/;

/** How many of those that were asked for are kept. */
export const BY_HAND_KEPT = 3;

export const copiesFolder = (dataDir: string): string => join(dataDir, 'copias');

export const makesCopies = ({ copies: { days, weeks } }: Pick<CopySettings, 'copies'>): boolean =>
  days > 0 || weeks > 0;

let latest: Promise<unknown> = Promise.resolve();

/** One after the other: each takes away halves, and another's would be among them. */
function inTurn<T>(make: () => Promise<T>): Promise<T> {
  const next = latest.then(make, make);
  latest = next;
  return next;
}

/** What a server has not written to for so long it writes no more: it was killed. */
const HALF_MS = 3_600_000;

/**
 * Takes away halves that a process left which was killed. On PostgreSQL another server may be at work on
 * one, in the same folder; on SQLite this one has it alone.
 */
function forgetHalves(folder: string, { databaseUrl }: CopySettings): void {
  for (const name of readdirSync(folder).filter(isHalf)) {
    const half = join(folder, name);
    const written = statSync(half, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (databaseUrl === null || written < Date.now() - HALF_MS) rmSync(half, { force: true });
  }
}

/** Has `copy` write that file, in the folder of copies. */
async function make(settings: CopySettings, name: string, copy: MakeCopy): Promise<void> {
  const folder = copiesFolder(settings.dataDir);
  makeFolder(folder);
  forgetHalves(folder, settings);
  await copy(join(folder, name));
}

const endOf = ({ databaseUrl }: CopySettings): string => (databaseUrl === null ? 'db' : 'dump');

/**
 * Makes the copy of the day if it is not there yet, and then takes away those that are no longer kept.
 * Whatever bears a copy's name is whole.
 * @returns whether it made one.
 * @throws when it could not; no older copy is taken away then.
 */
export const keepCopies = (settings: CopySettings, now: number, copy: MakeCopy): Promise<boolean> =>
  inTurn(async () => {
    const folder = copiesFolder(settings.dataDir);
    const { today } = companyDay(settings.timeZone, now);
    const name = `almanaque-${today}.${endOf(settings)}`;
    if (existsSync(join(folder, name))) return false;
    await make(settings, name, copy);
    const dates = readdirSync(folder).flatMap((each) => {
      const { date, time } = COPY_NAME.exec(each)?.groups ?? {};
      return date === undefined || time !== undefined ? [] : [date];
    });
    for (const date of expired(dates, settings.copies)) {
      for (const each of ['db', 'dump'])
        rmSync(join(folder, `almanaque-${date}.${each}`), { force: true });
    }
    return true;
  });

/**
 * Makes a copy at once, beside those of each day, which it replaces none of; of those that were asked
 * for the latest stay.
 * @returns the name of its file.
 * @throws when it could not; no older copy is taken away then.
 */
export const copyNow = (settings: CopySettings, now: number, copy: MakeCopy): Promise<string> =>
  inTurn(async () => {
    const folder = copiesFolder(settings.dataDir);
    const { today, time } = companyDay(settings.timeZone, now);
    const name = `almanaque-${today}-${time.replaceAll(':', '')}.${endOf(settings)}`;
    await make(settings, name, copy);
    const byHand = readdirSync(folder).filter((each) => COPY_NAME.exec(each)?.groups?.['time']);
    for (const each of byHand.sort().reverse().slice(BY_HAND_KEPT)) rmSync(join(folder, each));
    return name;
  });
