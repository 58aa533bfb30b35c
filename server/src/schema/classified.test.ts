import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { ENGINES } from '../testing/engines.ts';
import { useDatabase } from '../testing/use-database.ts';

/** The tables that the page names in the first column of 'Qué se guarda'. */
function classified(): readonly string[] {
  const page = readFileSync(new URL('../../../docs/threats.md', import.meta.url), 'utf8');
  const section = page.split('\n## Qué se guarda\n')[1]?.split('\n## ')[0] ?? '';
  return section
    .split('\n')
    .flatMap((line) => [...(/^\|([^|]*)\|/.exec(line)?.[1] ?? '').matchAll(/`(\w+)`/g)])
    .map(([, name = '']) => name);
}

describe.each(ENGINES)('the tables of %s', (engine, openPlace) => {
  const database = useDatabase(openPlace);
  const tables = async () =>
    (await database().introspection.getTables()).map(({ name }) => name).sort();

  test('the page of threats says of each what it holds and who may read it', async () => {
    const said = classified();
    expect((await tables()).filter((name) => !said.includes(name))).toEqual([]);
    // SQLite has all there are.
    if (engine === 'sqlite') expect([...said].sort()).toEqual(await tables());
  });
});
