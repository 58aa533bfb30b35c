import { openDatabase } from '../../server/src/schema/open-database.ts';
import type { Database } from '../../server/src/db/database.ts';
import { loadSampleSet } from '../../server/src/events/sample.ts';
import { EMPTY_ENGINES, type Place } from '../../server/src/testing/engines.ts';
import { onInterrupt } from '../../tools/on-interrupt.ts';
import { seedPeople } from './seed.ts';

/** A database of its own with so many people, filled once for all rounds. */
export interface Roster extends Place {
  readonly engine: string;
  readonly people: number;
}

const NAMES = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const;

/** The place, which is taken away also when the run is interrupted. */
function keptOnlyNow(place: Place): Place {
  let removed: Promise<void> | null = null;
  const takeAway = () => (removed ??= place.remove());
  const forget = onInterrupt(takeAway);
  const remove = async () => {
    await takeAway();
    forget();
  };
  return { ...place, remove };
}

type Fill = (database: Database) => Promise<void>;

async function fill({ location }: Place, people: number, fillMore: Fill): Promise<void> {
  const database = await openDatabase(location);
  await loadSampleSet(database);
  if (people > 0) await seedPeople(database, people);
  await fillMore(database);
  await database.destroy();
}

export interface Rosters {
  readonly rosters: readonly Roster[];
  /** What could not be measured, and why. */
  readonly notes: readonly string[];
}

/** One of each size on each engine there is; where one cannot be filled, none stays behind. */
export async function openRosters(
  sizes: readonly number[],
  say: (line: string) => void,
  fillMore: Fill = () => Promise.resolve(),
): Promise<Rosters> {
  const rosters: Roster[] = [];
  const notes: string[] = [];
  try {
    for (const [engine, openPlace] of EMPTY_ENGINES) {
      for (const people of sizes) {
        const place = await openPlace().catch(() => null);
        if (place === null) {
          notes.push(`${NAMES[engine]} no se midió: acá no hay un servidor.`);
          break;
        }
        const roster = { ...keptOnlyNow(place), engine: NAMES[engine], people };
        rosters.push(roster);
        const begun = performance.now();
        await fill(roster, people, fillMore);
        const seconds = (performance.now() - begun) / 1000;
        say(
          `${NAMES[engine]}: ${people.toLocaleString('es-AR')} personas cargadas en ${seconds.toFixed(1)} s`,
        );
      }
    }
  } catch (error) {
    await removeAll(rosters);
    throw error;
  }
  return { rosters, notes };
}

export async function removeAll(rosters: readonly Roster[]): Promise<void> {
  for (const roster of rosters) await roster.remove();
}
