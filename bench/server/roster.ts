import { openDatabase } from '../../server/src/db/database.ts';
import { loadSampleSet } from '../../server/src/events/sample.ts';
import { ENGINES, type Place } from '../../server/src/testing/engines.ts';
import { seedPeople } from './seed.ts';

/** A database of its own with so many people, filled once for all rounds. */
export interface Roster extends Place {
  readonly engine: string;
  readonly people: number;
}

const NAMES = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const;

async function fill(engine: string, place: Place, people: number): Promise<Roster> {
  const database = await openDatabase(place.location);
  await loadSampleSet(database);
  if (people > 0) await seedPeople(database, people);
  await database.destroy();
  return { ...place, engine, people };
}

export interface Rosters {
  readonly rosters: readonly Roster[];
  /** What could not be measured, and why. */
  readonly notes: readonly string[];
}

/** One of each size on each engine there is. */
export async function openRosters(
  sizes: readonly number[],
  say: (line: string) => void,
): Promise<Rosters> {
  const rosters: Roster[] = [];
  const notes: string[] = [];
  for (const [engine, openPlace] of ENGINES) {
    for (const people of sizes) {
      const place = await openPlace().catch(() => null);
      if (place === null) {
        notes.push(`${NAMES[engine]} no se midió: acá no hay un servidor.`);
        break;
      }
      const begun = performance.now();
      rosters.push(await fill(NAMES[engine], place, people));
      const seconds = (performance.now() - begun) / 1000;
      say(
        `${NAMES[engine]}: ${people.toLocaleString('es-AR')} personas cargadas en ${seconds.toFixed(1)} s`,
      );
    }
  }
  return { rosters, notes };
}
