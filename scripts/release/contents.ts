import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { billOfMaterials } from '../../build/src/bill-of-materials.ts';
import { inHouse, PARTS } from '../../tools/house.ts';
import type { Entry } from '../../tools/tar.ts';

const text = (name: string, content: string): Entry => ({
  name,
  content: Buffer.from(content),
  executable: false,
});

const file = (name: string, from: string, executable = false): Entry => ({
  name,
  content: readFileSync(inHouse(from)),
  executable,
});

/** Files of a build that only its makers need: maps, and the mark of the sources that were built. */
const isLeftOut = (name: string): boolean => name.endsWith('.map') || name.startsWith('.');

/** All that is in a folder of the house, under the same name. */
const folder = (name: string): Entry[] =>
  readdirSync(inHouse(name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isLeftOut(entry.name))
    .map((entry) => path.relative(inHouse(), path.join(entry.parentPath, entry.name)))
    .map((place) => file(place.replaceAll(path.sep, '/'), place));

const BUILT = [...PARTS, 'server'] as const;

const licenseSchema = z.union([
  z.object({ expression: z.string() }).transform(({ expression }) => expression),
  z.object({ license: z.object({ id: z.string() }) }).transform(({ license }) => license.id),
]);

const billSchema = z.object({
  components: z.array(
    z
      .object({ name: z.string(), version: z.string(), licenses: z.tuple([licenseSchema]) })
      .transform(({ name, version, licenses: [license] }) => ({ name, version, license })),
  ),
});

/** The builds' bills of materials, each package once. */
function wholeBill(): string {
  const all = BUILT.flatMap((part) => {
    const bill: unknown = JSON.parse(readFileSync(inHouse(part, 'dist/bom.cdx.json'), 'utf8'));
    return billSchema.parse(bill).components;
  });
  const byName = new Map(all.map((one) => [`${one.name}@${one.version}`, one]));
  const sorted = [...byName.entries()].sort(([a], [b]) => (a < b ? -1 : 1));
  return billOfMaterials(sorted.map(([, one]) => one));
}

const manifest = (version: string): string =>
  `${JSON.stringify(
    {
      name: 'almanaque',
      version,
      private: true,
      license: 'MIT',
      type: 'module',
      engines: { node: '>=22.18' },
    },
    null,
    2,
  )}\n`;

/** A batch file's lines end as Windows ends them. */
const batch = (content: string): string => content.replaceAll('\n', '\r\n');

/** What a person unpacks, below one folder that carries the version; in an order of its own. */
export function contentsOf(version: string): Entry[] {
  const entries = [
    file('almanaque', 'server/release/almanaque', true),
    text('almanaque.cmd', batch(readFileSync(inHouse('server/release/almanaque.cmd'), 'utf8'))),
    file('LEEME.txt', 'server/release/LEEME.txt'),
    file('ejemplo.env', '.env.example'),
    file('LICENSE', 'LICENSE'),
    file('CHANGELOG.md', 'CHANGELOG.md'),
    text('package.json', manifest(version)),
    text('bom.cdx.json', wholeBill()),
    ...BUILT.flatMap((part) => folder(`${part}/dist`)),
    ...folder('server/media'),
  ];
  return entries
    .map((entry) => ({ ...entry, name: `almanaque-${version}/${entry.name}` }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
