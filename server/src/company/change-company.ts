import type { Company, CompanyEdit, CompanyField } from '@almanaque/api';
import { recordAudit, type Actor } from '../audit/record-audit.ts';
import type { Database } from '../db/database.ts';
import { exclusively } from '../db/exclusively.ts';
import { ApiError } from '../http/error.ts';
import { requireVersion } from '../http/stale-version.ts';
import { keepCompany, readCompany, type CompanyEnvironment } from '../settings/company.ts';

/** The variable that says each, where there is one. */
const VARIABLES: Readonly<Record<CompanyField, string | null>> = {
  name: 'COMPANY_NAME',
  city: 'COMPANY_CITY',
  province: null,
};

/**
 * @throws {StaleVersionError} when someone else changed it since `version`.
 * @throws {ApiError} 409 for what the environment says.
 */
export async function changeCompany(
  db: Database,
  environment: CompanyEnvironment,
  actor: Actor,
  edit: CompanyEdit,
): Promise<Company> {
  return exclusively(db, async (connection) => {
    const before = await readCompany(connection, environment);
    requireVersion(edit.version, before);
    for (const field of before.fixed) {
      if (edit[field] === undefined) continue;
      const message = `Ese dato lo dice la variable ${VARIABLES[field] ?? ''} del servidor: cambialo ahí.`;
      throw new ApiError(409, 'fixed_by_environment', message, field);
    }
    await keepCompany(connection, edit);
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
