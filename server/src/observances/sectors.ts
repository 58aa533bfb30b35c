import type { Sector, SectorSwitch } from '@almanaque/api';
import * as z from 'zod';
import { recordAudit, type Actor } from '../audit/record-audit.ts';
import type { Database } from '../db/database.ts';
import { exclusively } from '../db/exclusively.ts';
import { ApiError } from '../http/error.ts';
import { readSetting, writeSetting } from '../settings/settings.ts';
import { OBSERVANCES } from './observances.ts';

/** The setting holds the sectors that are switched on, as a JSON array. */
export const SECTORS_SETTING = 'observance_sectors';

const GENERAL = 'general';

/** The sectors whose observances the company sees: the general ones until it chooses (decisions, Dates). */
export async function enabledSectors(db: Database): Promise<ReadonlySet<string>> {
  const kept = z
    .array(z.string())
    .default([GENERAL])
    .parse(await readSetting(db, SECTORS_SETTING));
  return new Set(kept);
}

const EXAMPLES = 3;

const NAMES: readonly string[] = [...new Set(OBSERVANCES.map(({ sector }) => sector))].sort(
  (a, b) => Number(b === GENERAL) - Number(a === GENERAL) || a.localeCompare(b, 'es'),
);

/** Every sector there is, 'general' first, and whether it shows. */
export async function sectors(db: Database): Promise<Sector[]> {
  const enabled = await enabledSectors(db);
  return NAMES.map((name) => {
    const observances = OBSERVANCES.filter(({ sector }) => sector === name);
    return {
      name,
      on: enabled.has(name),
      count: observances.length,
      examples: observances.slice(0, EXAMPLES).map((observance) => observance.name),
    };
  });
}

/** @throws {ApiError} 400 when there is no such sector. */
export async function switchSector(
  db: Database,
  actor: Actor,
  { sector, on }: SectorSwitch,
): Promise<void> {
  if (!NAMES.includes(sector)) {
    throw new ApiError(
      400,
      'invalid_input',
      'Ese sector no existe: elegí uno de la lista.',
      'sector',
    );
  }
  await exclusively(db, async (connection) => {
    const before = await enabledSectors(connection);
    if (before.has(sector) === on) return;
    const after = NAMES.filter((name) => (name === sector ? on : before.has(name)));
    await writeSetting(connection, SECTORS_SETTING, after);
    await recordAudit(connection, {
      actor,
      action: on ? 'sector.shown' : 'sector.hidden',
      entity: 'sector',
      entityId: sector,
      before: { name: sector, on: !on },
      after: { name: sector, on },
    });
  });
}
