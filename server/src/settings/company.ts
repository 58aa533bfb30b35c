import { type Company, type CompanyEdit, companyFieldSchema, PROVINCES } from '@almanaque/api';
import * as z from 'zod';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { readSetting, writeSetting } from './settings.ts';

const SETTING = 'company';

/** What is said of a company of which nobody said a name. */
const UNNAMED = 'Mi empresa';

const keptSchema = z.object({
  name: z.string().nullable(),
  city: z.string().nullable(),
  province: z.enum(PROVINCES).nullable(),
  version: z.number(),
});

const NOTHING_KEPT: z.infer<typeof keptSchema> = {
  name: null,
  city: null,
  province: null,
  version: 0,
};

export type CompanyEnvironment = Pick<Config, 'companyName' | 'city'>;

/** What administrators said of it, without what the environment says. */
const readKept = async (db: Database) =>
  keptSchema.default(NOTHING_KEPT).parse(await readSetting(db, SETTING));

/** Keeps what is said of it now beside what was said before. Call it where no other write runs. */
export async function keepCompany(db: Database, { version, ...said }: CompanyEdit): Promise<void> {
  await writeSetting(db, SETTING, { ...(await readKept(db)), ...said, version: version + 1 });
}

/** As it is now, also where another process wrote it: the environment's word first, then what was kept. */
export async function readCompany(
  db: Database,
  { companyName, city }: CompanyEnvironment,
): Promise<Company> {
  const kept = await readKept(db);
  const said = { name: companyName, city, province: null };
  const name = said.name ?? kept.name;
  return {
    name: name ?? UNNAMED,
    named: name !== null,
    city: said.city ?? kept.city,
    province: kept.province,
    fixed: companyFieldSchema.options.filter((field) => said[field] !== null),
    version: kept.version,
  };
}
