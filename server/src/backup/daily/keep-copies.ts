import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../config/config.ts';
import { makeFolder } from '../../db/make-folder.ts';
import { companyDay } from '../../time/company-day.ts';
import type { Retention } from '../../config/config.ts';
import { expired } from './retention.ts';

export type CopySettings = Pick<Config, 'databaseUrl' | 'dataDir' | 'timeZone'> & {
  readonly copies: Retention;
};

const NAME = /^almanaque-(\d{4}-\d{2}-\d{2})\.(db|dump)$/;

export const copiesFolder = (dataDir: string): string => join(dataDir, 'copias');

/**
 * Makes the copy of the day if it is not there yet, and then takes away those that are no longer kept.
 * Whatever bears a copy's name is whole.
 * @returns whether it made one.
 * @throws when it could not; no older copy is taken away then.
 */
export async function keepCopies(
  settings: CopySettings,
  now: number,
  copy: (file: string) => Promise<void>,
): Promise<boolean> {
  const folder = copiesFolder(settings.dataDir);
  makeFolder(folder);
  const { today } = companyDay(settings.timeZone, now);
  const end = settings.databaseUrl === null ? 'db' : 'dump';
  const file = join(folder, `almanaque-${today}.${end}`);
  if (existsSync(file)) return false;
  // Halves that a process left which was killed: it and no other makes copies here.
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.parcial'))) {
    rmSync(join(folder, name));
  }
  await copy(file);
  const dates = readdirSync(folder).flatMap((name) => NAME.exec(name)?.[1] ?? []);
  for (const date of expired(dates, settings.copies)) {
    for (const each of ['db', 'dump'])
      rmSync(join(folder, `almanaque-${date}.${each}`), { force: true });
  }
  return true;
}
