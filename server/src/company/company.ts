import {
  type Company,
  type CompanyEdit,
  type CompanyField,
  companyFieldSchema,
  PROVINCES,
} from '@almanaque/api';
import * as z from 'zod';
import { recordAudit, type Actor } from '../audit/record-audit.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { exclusively } from '../db/exclusively.ts';
import { ApiError } from '../http/error.ts';
import { requireVersion } from '../http/stale-version.ts';
import { readSetting, writeSetting } from '../settings/settings.ts';

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

type Environment = Pick<Config, 'companyName' | 'city'>;

/** The variable that says each, where there is one. */
const VARIABLES: Readonly<Record<CompanyField, string | null>> = {
  name: 'COMPANY_NAME',
  city: 'COMPANY_CITY',
  province: null,
};

/** As it is now, also where another process wrote it: the environment's word first, then what was kept. */
export async function readCompany(
  db: Database,
  { companyName, city }: Environment,
): Promise<Company> {
  const kept = keptSchema.default(NOTHING_KEPT).parse(await readSetting(db, SETTING));
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

/**
 * @throws {StaleVersionError} when someone else changed it since `version`.
 * @throws {ApiError} 409 for what the environment says.
 */
export async function changeCompany(
  db: Database,
  environment: Environment,
  actor: Actor,
  { version, ...wanted }: CompanyEdit,
): Promise<Company> {
  return exclusively(db, async (connection) => {
    const before = await readCompany(connection, environment);
    requireVersion(version, before);
    for (const field of before.fixed) {
      if (wanted[field] === undefined) continue;
      const message = `Ese dato lo dice la variable ${VARIABLES[field] ?? ''} del servidor: cambialo ahí.`;
      throw new ApiError(409, 'fixed_by_environment', message, field);
    }
    const kept = keptSchema.default(NOTHING_KEPT).parse(await readSetting(connection, SETTING));
    await writeSetting(connection, SETTING, { ...kept, ...wanted, version: version + 1 });
    const after = await readCompany(connection, environment);
    await recordAudit(connection, {
      actor,
      action: 'company.changed',
      entity: 'company',
      entityId: null,
      before: fieldsOf(before),
      after: fieldsOf(after),
    });
    return after;
  });
}

const fieldsOf = ({ name, city, province }: Company) => ({ name, city, province });
