import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { inHouse } from '../house.ts';
import { tarOf, type Entry } from '../tar.ts';
import { emit, filesIn } from './emit.ts';
import { manifestSchema, publishedManifest, type Manifest } from './manifest.ts';
import { PUBLISHED, type Published } from './published.ts';

/** What goes along as it is: looks, fonts and their licences, declarations and settings written by hand. */
const AS_IT_IS = /(\.(css|woff2|svg|LICENSE\.txt|d\.ts)|\btsconfig\.part\.json)$/;

/** When npm says that every file is of, so that the same content is the same archive. */
const NPM_SECONDS = Date.UTC(1985, 9, 26, 8, 15) / 1_000;

export interface PackedPackage {
  readonly name: string;
  /** Its archive, as `npm pack` writes them. */
  readonly file: string;
}

const manifestOf = (folder: string): Manifest =>
  manifestSchema.parse(JSON.parse(readFileSync(inHouse(folder, 'package.json'), 'utf8')));

const sourcesOf = ({ folder, entries, named = [] }: Published): string[] => {
  const { exports, bin = {} } = manifestOf(folder);
  return [...entries.flatMap((entry) => exports[entry] ?? []), ...Object.values(bin), ...named]
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => inHouse(folder, file));
};

/** 'almanaque-ui-1.2.0.tgz' */
const archiveName = ({ name, version }: Manifest): string =>
  `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;

function contentsOf(one: Published, manifest: Manifest, built: string): Entry[] {
  const versions = Object.fromEntries(
    PUBLISHED.map(({ folder }) => manifestOf(folder)).map(({ name, version }) => [name, version]),
  );
  const { devDependencies: house } = manifestSchema
    .pick({ devDependencies: true })
    .parse(JSON.parse(readFileSync(inHouse('package.json'), 'utf8')));
  const sources = inHouse(one.folder, 'src');
  const files = [
    ...filesIn(path.join(built, one.folder, 'src')).map((file) => ({
      file,
      name: path.relative(path.join(built, one.folder, 'src'), file),
    })),
    ...filesIn(sources)
      .filter((file) => AS_IT_IS.test(file))
      .map((file) => ({ file, name: path.relative(sources, file) })),
  ];
  const dist = files.map(({ file, name }) => ({
    name: `package/dist/${name.replaceAll(path.sep, '/')}`,
    content: readFileSync(file),
    executable: Object.values(manifest.bin ?? {}).some((bin) => bin.endsWith(`/${name}`)),
  }));
  const text = `${JSON.stringify(publishedManifest(manifest, one, versions, house), null, 2)}\n`;
  return [
    { name: 'package/package.json', content: Buffer.from(text), executable: false },
    { name: 'package/LICENSE', content: readFileSync(inHouse('LICENSE')), executable: false },
    ...dist.sort((a, b) => (a.name < b.name ? -1 : 1)),
  ];
}

/** Of all that others install, where `folder` holds their archives. */
export const archivesIn = (folder: string): readonly PackedPackage[] =>
  PUBLISHED.map((one) => manifestOf(one.folder)).map((manifest) => ({
    name: manifest.name,
    file: path.join(folder, archiveName(manifest)),
  }));

/** Writes the archives of all that others install into `target`. */
export async function packPackages(target: string): Promise<readonly PackedPackage[]> {
  const built = mkdtempSync(path.join(tmpdir(), 'almanaque-packages-'));
  try {
    await emit(PUBLISHED.flatMap(sourcesOf), built);
    mkdirSync(target, { recursive: true });
    for (const one of PUBLISHED) {
      const manifest = manifestOf(one.folder);
      const file = path.join(target, archiveName(manifest));
      writeFileSync(file, gzipSync(tarOf(contentsOf(one, manifest, built), NPM_SECONDS)));
    }
    return archivesIn(target);
  } finally {
    rmSync(built, { recursive: true });
  }
}

/** '133 KiB' */
export const sizeOf = (file: string): string => `${Math.ceil(statSync(file).size / 1024)} KiB`;
