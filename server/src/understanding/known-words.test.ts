import { describe, expect, test } from '@jest/globals';
import { isoDate } from '@almanaque/shared-contracts/schemas';
import { storePeople } from '../people/testing/person.ts';
import { ENGINES } from '../testing/engines.ts';
import { useDatabase } from '../testing/use-database.ts';
import { knownWords } from './known-words.ts';

describe.each(ENGINES)('the words that a search may mean, on %s', (_engine, openPlace) => {
  const db = useDatabase(openPlace);

  test('names are read once for searches from whatever date, until somebody comes', async () => {
    let asked = 0;
    const counted = db().withPlugin({
      transformQuery: ({ node }) => {
        asked += 1;
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    });
    const known = knownWords(counted, (from) => Promise.resolve([from, 'enero']));
    const [first, second] = [isoDate('2026-11-21'), isoDate('2026-11-22')];

    await storePeople(db(), { Xiomara: {} });
    expect(await known(first)).toEqual(expect.arrayContaining(['xiomara', 'enero', first]));
    const before = asked;
    const words = await known(second);
    expect(words).toEqual(expect.arrayContaining(['xiomara', second]));
    expect(words).not.toContain(first);
    expect(words.filter((word) => word === 'enero')).toHaveLength(1);
    // Whether anything changed.
    expect(asked - before).toBe(1);

    await storePeople(db(), { Zoraida: {} });
    expect(await known(second)).toContain('zoraida');
  });
});
