import { readFileSync } from 'node:fs';
import { inHouse } from '../../tools/house.ts';
import { TRICKS } from './tricks.ts';

const ledger = readFileSync(inHouse('build/TRICKS.md'), 'utf8');

test('every trick of the ledger can be left out, and every one that can is in it', () => {
  const rows = [...ledger.matchAll(/^\| `(?<name>[-\w]+)`/gm)].map(
    ({ groups }) => groups?.['name'],
  );
  expect(rows.sort()).toEqual(Object.keys(TRICKS).sort());
});
