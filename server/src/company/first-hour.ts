import type { FirstHour } from '@almanaque/api';
import { recordAudit, type Actor } from '../audit/record-audit.ts';
import type { Database } from '../db/database.ts';
import { exclusively } from '../db/exclusively.ts';
import { readSetting, writeSetting } from '../settings/settings.ts';
import { readCompany, type CompanyEnvironment } from '../settings/company.ts';
import { whatThereIs } from './what-there-is.ts';

/** All that is kept of the first hour: what is done shows in the data. */
const SETTING = 'first_hour_dismissed';

async function isTeamTold(db: Database): Promise<boolean> {
  const [accounts, subscription] = await Promise.all([
    db.selectFrom('users').select('id').limit(2).execute(),
    db.selectFrom('calendar_subscriptions').select('id').limit(1).executeTakeFirst(),
  ]);
  return accounts.length > 1 || subscription !== undefined;
}

export async function readFirstHour(
  db: Database,
  environment: CompanyEnvironment,
): Promise<FirstHour> {
  const [{ named }, { people, dates }, team, dismissed] = await Promise.all([
    readCompany(db, environment),
    whatThereIs(db),
    isTeamTold(db),
    readSetting(db, SETTING),
  ]);
  return { done: { company: named, people, dates, team }, dismissed: dismissed === true };
}

/** Whether the company is reminded of what is left. */
export async function dismissFirstHour(
  db: Database,
  actor: Actor,
  dismissed: boolean,
): Promise<void> {
  await exclusively(db, async (connection) => {
    if (((await readSetting(connection, SETTING)) === true) === dismissed) return;
    await writeSetting(connection, SETTING, dismissed);
    await recordAudit(connection, {
      actor,
      action: dismissed ? 'first-hour.dismissed' : 'first-hour.resumed',
      entity: 'company',
      entityId: null,
    });
  });
}
