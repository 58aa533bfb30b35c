import { isoDate, monthOf } from '@almanaque/shared-contracts/schemas';
import type { Database } from '../db/database.ts';
import { knownNames } from '../understanding/known-words.ts';
import { meantBy } from '../understanding/near-words.ts';
import { understand } from '../understanding/understand.ts';
import { fold } from '../text/fold.ts';
import type { countPeople } from './list-people.ts';
import type { PeopleQuery } from './people-query.ts';

/** Only the month that a text names is used here, so any year will do. */
const ANY_DAY = isoDate('2000-01-01');

/** What else a text may ask of the list: 'cumpleaños de Ana', 'diciembre'. */
const understood = (query: PeopleQuery): PeopleQuery[] =>
  understand(query.q ?? '', ANY_DAY)
    .filter(({ span }) => span === null || span.unit === 'month')
    .map(({ words, span }) => ({
      ...query,
      q: words.join(' '),
      month: span === null ? query.month : monthOf(span.from),
    }));

/**
 * The query as it is where it finds anybody; else the likeliest of what was meant by it, as the
 * search in the calendar understands it.
 */
export function meantQueries(db: Database, count: typeof countPeople) {
  const known = knownNames(db);
  return async (query: PeopleQuery): Promise<PeopleQuery> => {
    const { q = '' } = query;
    if (q === '' || (await count(db, query)) > 0) return query;
    const typed = understood(query);
    const texts = meantBy(fold(q), await known());
    const meant = texts.flatMap((text) => [
      { ...query, q: text },
      ...understood({ ...query, q: text }),
    ]);
    for (const one of [...typed, ...meant]) {
      if ((await count(db, one)) > 0) return one;
    }
    return query;
  };
}
