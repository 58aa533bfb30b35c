import { describe, expect, test } from '@jest/globals';
import { EMPTY_PERSON } from '@almanaque/api';
import type { KyselyPlugin } from 'kysely';
import { NOBODY } from '../audit/record-audit.ts';
import { ENGINES } from '../testing/engines.ts';
import { useDatabase } from '../testing/use-database.ts';
import { toColumns } from '../people/person-row.ts';
import { writePeople } from '../people/write-people.ts';
import { circumstancesOf, countWritten } from './circumstances.ts';

const WRITTEN = 2_500;
/** Whom somebody edited after the import. */
const EDITED = 100;

describe.each(ENGINES)('what is known of an import, on %s', (_engine, openPlace) => {
  const db = useDatabase(openPlace);

  /** The same database, which counts the statements that are sent to it. */
  const counted = () => {
    let statements = 0;
    const counter: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult({ result }) {
        statements += 1;
        return Promise.resolve(result);
      },
    };
    return { db: db().withPlugin(counter), statements: () => statements };
  };

  test('is counted a thousand people at a time, however many it wrote', async () => {
    const ids = Array.from({ length: WRITTEN }, (_, index) => `p${index}`);
    await writePeople(
      db(),
      ids.map((id, index) =>
        toColumns(id, index < EDITED ? 2 : 1, { ...EMPTY_PERSON, firstName: 'Ana' }),
      ),
    );
    for (let start = 0; start < WRITTEN; start += 500) {
      const changes = ids.slice(start, start + 500).map((person_id) => ({
        ...{ import_id: 'one', person_id, before: null, version_after: 1 },
      }));
      await db().insertInto('people_import_changes').values(changes).execute();
    }
    const { db: watched, statements } = counted();
    const result = await countWritten(watched, 'one');
    expect(result).toEqual({ written: WRITTEN, standing: WRITTEN - EDITED });
    expect(statements()).toBe(3);
  });

  test('is not counted before it is applied', async () => {
    const { db: watched, statements } = counted();
    const record = { id: 'one', state: 'ready', doubled: null } as const;
    const circumstances = await circumstancesOf(watched, NOBODY, [record]);
    expect(circumstances('one')).toEqual({
      ...{
        by: null,
        doubled: { events: [], total: 0, kept: [] },
        standing: 0,
        written: 0,
        wrongKept: 0,
      },
    });
    expect(statements()).toBe(1);
  });
});
