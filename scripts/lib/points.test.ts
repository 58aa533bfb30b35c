import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { declarationSchema } from '../../shared-contracts/src/contributions/declaration.ts';
import { SHELL_POINTS } from '../../shared-contracts/src/contributions/points.ts';
import { HOUSE, inHouse } from '../../tools/house.ts';

const [, table = ''] = readFileSync(inHouse('CONTRIBUTING.md'), 'utf8').split(/^\| Punto .*\n/m);

/** Of each row of the table in CONTRIBUTING: a point, and what it hands over. */
const told = [
  ...(table.split('\n\n')[0] ?? '').matchAll(
    /^\| `([a-z-]+(?:\/[a-z-]+@\d+)?)` +\| [^|]+ \| (?:`([^`]+)`|[^|]*?) +\|/gm,
  ),
].map(([, point = '', props]) => ({ point, props }));

/** What the parts of the house offer, as the table writes it. */
async function offered() {
  const files = globSync('mf-*/src/contributions.ts', { cwd: HOUSE });
  const declarations = await Promise.all(
    files.map(async (file) => {
      const { declaration } = (await import(inHouse(file))) as { readonly declaration: unknown };
      return declarationSchema.parse(declaration);
    }),
  );
  return declarations.flatMap(({ offers = [] }) =>
    offers.map(({ point, props }) => ({
      point,
      props:
        Object.entries(props)
          .map(([name, kind]) => `${name}: ${kind}`)
          .join(', ') || undefined,
    })),
  );
}

test('the guide’s table has every point there is, and no other', async () => {
  const points = [...SHELL_POINTS, ...(await offered()).map(({ point }) => point)];
  expect(points.length).toBeGreaterThan(SHELL_POINTS.length);
  expect(told.map(({ point }) => point).sort()).toEqual(points.sort());
});

test('it says of each that a part offers what is handed over there', async () => {
  for (const offer of await offered()) expect(told).toContainEqual(offer);
});
