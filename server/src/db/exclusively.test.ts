import { expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { readSetting, writeSetting } from '../settings/settings.ts';
import { runElsewhere } from '../testing/elsewhere.ts';
import { ENGINES } from '../testing/engines.ts';
import { openDatabase } from '../schema/open-database.ts';
import { exclusively } from './exclusively.ts';

const from = (path: string) => new URL(path, import.meta.url).href;

/** Counts to thirty: each step reads, lets the others have their turn, and writes. */
const COUNTER = `
  import { openDatabase } from '${from('../schema/open-database.ts')}';
  import { exclusively } from '${from('exclusively.ts')}';
  import { readSetting, writeSetting } from '${from('../settings/settings.ts')}';
  const db = await openDatabase(JSON.parse(process.argv[1]));
  for (let step = 0; step < 30; step += 1) {
    await exclusively(db, async (connection) => {
      const count = await readSetting(connection, 'count');
      await new Promise((resolve) => setTimeout(resolve, 2));
      await writeSetting(connection, 'count', count + 1);
    });
  }
  await db.destroy();
`;

test.each(ENGINES)(
  'on %s, what processes read and then write is never lost between them',
  async (_engine, openPlace) => {
    const place = await openPlace();
    const db = await openDatabase(place.location);
    await writeSetting(db, 'count', 0);
    const codes = await Promise.all([1, 2, 3].map(() => runElsewhere(COUNTER, place.location)));
    expect(codes).toEqual([0, 0, 0]);
    expect(await readSetting(db, 'count')).toBe(90);
    await db.destroy();
    await place.remove();
  },
);

/** More than either engine has connections. */
const MANY = 30;

test.each(ENGINES)(
  'on %s, many who wait to write keep nobody from reading, and write in their order',
  async (engine, openPlace) => {
    const place = await openPlace();
    const [db, other] = [await openDatabase(place.location), await openDatabase(place.location)];
    await writeSetting(db, 'count', 0);
    const held = Promise.withResolvers<null>();
    const begun = Promise.withResolvers<null>();
    const holder = exclusively(other, async () => {
      begun.resolve(null);
      await held.promise;
    });
    await begun.promise;
    const order: number[] = [];
    const writers = Array.from({ length: MANY }, (_, writer) =>
      exclusively(db, async (connection) => {
        order.push(writer);
        await writeSetting(connection, 'count', writer);
      }),
    );
    const alone = engine === 'sqlite' ? writeSetting(db, 'alone', true) : null;
    // None of them has written, and all of these are answered.
    const read = await Promise.all(writers.map(() => readSetting(db, 'count')));
    expect([order, new Set(read)]).toEqual([[], new Set([0])]);
    held.resolve(null);
    await Promise.all([holder, ...writers, alone]);
    expect(order).toEqual(writers.map((_, writer) => writer));
    await Promise.all([db.destroy(), other.destroy()]);
    await place.remove();
  },
);

test('on SQLite, a disk that is full is what is told, although SQLite has rolled back by itself', async () => {
  const place = await ENGINES[0][1]();
  const db = await openDatabase(place.location);
  const filling = exclusively(db, async (connection) => {
    await sql`pragma max_page_count = 1`.execute(connection);
    await writeSetting(connection, 'large', 'x'.repeat(1_000_000));
  });
  await expect(filling).rejects.toMatchObject({ code: 'SQLITE_FULL' });
  await db.destroy();
  await place.remove();
});
