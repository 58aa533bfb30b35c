import { afterAll, beforeAll } from '@jest/globals';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../schema/open-database.ts';
import type { Place } from './engines.ts';

/** A fresh database for the tests of a `describe`. */
export function useDatabase(openPlace: () => Promise<Place>): () => Database {
  let place: Place;
  let db: Database;
  beforeAll(async () => {
    place = await openPlace();
    db = await openDatabase(place.location);
  });
  afterAll(async () => {
    await db.destroy();
    await place.remove();
  });
  return () => db;
}
