import { readFile, writeFile } from 'node:fs/promises';
import type { OpenPlace, Place } from './place.ts';
import { templateRecord } from './run/templates.ts';

/** The one of this worker of jest's: made by the first test that asks, and gone with the run. */
async function findTemplate(engine: string, open: OpenPlace): Promise<Place['location']> {
  const record = templateRecord(engine);
  const kept = await readFile(record, 'utf8').catch(() => null);
  if (kept !== null) return JSON.parse(kept) as Place['location'];
  const { location } = await open();
  await writeFile(record, JSON.stringify(location));
  // Who only takes the run's databases away loads no query layer.
  const { openDatabase } = await import('../schema/open-database.ts');
  await (await openDatabase(location)).destroy();
  return location;
}

/** Places with today's tables: to copy a database costs a fraction of migrating it. */
export function migrated(engine: string, open: OpenPlace): () => Promise<Place> {
  let template: Promise<Place['location']> | null = null;
  return async () => open(await (template ??= findTemplate(engine, open)));
}
