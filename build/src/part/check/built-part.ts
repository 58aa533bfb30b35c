import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Configuration } from 'webpack';
import {
  contributionSchema,
  offerSchema,
  pointFacts,
  type Contribution,
  type Offer,
} from '@almanaque/shared-contracts/contributions';
import { remoteManifestSchema, type RemoteManifest } from '@almanaque/shared-contracts/schemas';
import { configurationsOf } from '../../own-configurations.ts';
import { compile } from '../../compile.ts';
import { declarationProblems } from '../../contributions.ts';
import { exposedModules } from '../../exposed-modules.ts';
import { containerName, declarationFile, readDeclaration } from '../../remote-config.ts';
import { partConfig, partName } from '../part-config.ts';
import { PartError } from '../part-error.ts';

/** A part as it is published. */
export interface BuiltPart {
  readonly name: string;
  readonly container: string;
  readonly version: string;
  readonly manifest: RemoteManifest;
  /** Where what is built of it is. */
  readonly folder: string;
  readonly contributions: readonly Contribution[];
  /** Those that are shown, of those that are drawn: what is asked has no place on a page. */
  readonly shown: readonly Contribution[];
  /** The points that are known: its own, and those of the parts beside which it is looked at. */
  readonly offers: readonly Offer[];
  /** What is wrong of its declaration. */
  readonly problems: readonly string[];
}

/** One that has a configuration of its own is built by that. What is wrong of its declaration is told later. */
async function configurations(root: string): Promise<Configuration[]> {
  if (existsSync(path.join(root, 'webpack.config.ts'))) return configurationsOf(root);
  const one = await partConfig({ root, development: false, port: 0 });
  return [{ ...one, optimization: { ...one.optimization, emitOnErrors: true } }];
}

const offersIn = ({ offers = [] }: RemoteManifest): Offer[] =>
  offers.flatMap((one) => offerSchema.safeParse(one).data ?? []);

/**
 * What the part whose manifest is there offers.
 * @param place a file, or an address.
 * @throws {PartError}
 */
async function offersAt(place: string): Promise<readonly Offer[]> {
  const read = async (): Promise<unknown> =>
    /^https?:/.test(place)
      ? (await fetch(place)).json()
      : JSON.parse(readFileSync(path.resolve(place), 'utf8'));
  const { data } = remoteManifestSchema.safeParse(await read().catch(() => null));
  if (data) return offersIn(data);
  throw new PartError(`En ${place} no hay un manifiesto de una parte.`);
}

export interface CheckOptions {
  /** What is in its `dist` is taken as it is. */
  readonly isBuilt: boolean;
  /** The manifests, files or addresses, of parts whose points it fills. */
  readonly beside: readonly string[];
  /** Which contributions are shown, by id; none: all. */
  readonly only: readonly string[];
}

/**
 * The part in `root`.
 * @throws {PartError}
 */
export async function builtPart(
  root: string,
  { isBuilt, beside, only }: CheckOptions,
): Promise<BuiltPart> {
  const name = partName(root);
  const declared = await readDeclaration(declarationFile(root));
  const problems = declarationProblems(name, declared, exposedModules(root, declared));
  const folder = path.join(root, 'dist');
  if (!isBuilt && !(await compile(await configurations(root))) && problems.length === 0) {
    throw new PartError('La parte no se pudo construir.');
  }
  const file = path.join(folder, 'mf-manifest.json');
  if (!existsSync(file)) throw new PartError(`Falta ${file}: la parte no está construida.`);
  const manifest = remoteManifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const contributions = (manifest.contributions ?? []).flatMap(
    (one) => contributionSchema.safeParse(one).data ?? [],
  );
  const unknown = only.find((wanted) => !contributions.some(({ id }) => id === wanted));
  if (unknown !== undefined) throw new PartError(`La parte no trae «${unknown}».`);
  const offers = [...offersIn(manifest), ...(await Promise.all(beside.map(offersAt))).flat()];
  // What is asked has no place on a page, and what stands where nothing is held draws nothing.
  const isDrawn = (wanted: string): boolean =>
    !pointFacts(wanted).isAsked &&
    !offers.some(({ point, height }) => point === wanted && height === 0);
  return {
    name,
    container: containerName(name),
    version: manifest.metaData.buildInfo.buildVersion,
    manifest,
    folder,
    contributions,
    shown: contributions.filter(
      ({ id, point }) => isDrawn(point) && (only.length === 0 || only.includes(id)),
    ),
    offers,
    problems,
  };
}
