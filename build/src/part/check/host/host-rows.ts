import {
  choicesOf,
  placeContributions,
  pointFacts,
  WHY_FAILED,
  WHY_REFUSED,
} from '@almanaque/shared-contracts/contributions';
import { builtWithContract, type RegistryEntry } from '@almanaque/shared-contracts/schemas';
import type { BuiltPart } from '../built-part.ts';
import type { Row } from '../rows.ts';
import { isForeignTo, type Installation } from './installation.ts';
import type { Rehearsal } from './rehearse.ts';

/** The line that an installation has of the part; null: it has none yet. */
export const lineOf = (
  { registry }: Installation,
  { name }: Pick<BuiltPart, 'name'>,
): RegistryEntry | null => registry.remotes.find((entry) => entry.name === name) ?? null;

interface Looked {
  readonly part: BuiltPart;
  readonly installation: Installation;
  readonly rehearsal: Rehearsal;
  /** The range that the part is accepted with. */
  readonly contract: string;
}

const failedWith = ({ rehearsal }: Looked, wanted: string): boolean =>
  Object.values(rehearsal.outcomes).includes(wanted as Rehearsal['outcomes'][string]);

function contractRow(looked: Looked): Row {
  const { part, contract } = looked;
  const built = builtWithContract(part.manifest) ?? 'sin decir';
  const told = `se construyó con el ${built}, y se acepta ${contract}`;
  const isRefused = failedWith(looked, 'incompatible');
  return { name: 'contrato', told, wrong: isRefused ? ['el portal no la acepta'] : [] };
}

function modulesRow({ part, rehearsal }: Looked): Row {
  const told = choicesOf(part.manifest.shared ?? [], rehearsal.offered)
    .map(({ name, version, isOfPage }) => `${name} ${version}${isOfPage ? '' : ' (trae el suyo)'}`)
    .join(', ');
  return { name: 'módulos', wrong: [], told };
}

/** By the registry's line, or by one that says nothing of it, where there is none. */
function placesRow({ part, installation, rehearsal, contract }: Looked): Row {
  const { url, parts } = installation;
  const line = lineOf(installation, part);
  const entry = line ?? { name: part.name, manifest: '/', contract };
  const { contributions = [], offers } = part.manifest;
  const isForeign = isForeignTo(url, entry);
  const others = parts.filter((one) => one.entry.name !== part.name);
  const { refused } = placeContributions([...others, { entry, contributions, offers, isForeign }]);
  // What the line names of another release of it is the operator's.
  const own = refused.filter((one) => one.part === part.name && one.code !== 'not-brought');
  const unplaced = part.contributions.filter(
    ({ id }) => rehearsal.outcomes[id] === 'absent' && !own.some((one) => one.id === id),
  );
  return {
    name: 'lugares',
    told: part.contributions.map(({ id, point }) => `${id} en ${point}`).join(', '),
    wrong: [
      ...own.map(({ id, code, field = '' }) => `${id ?? part.name}: ${WHY_REFUSED[code](field)}`),
      ...unplaced.map(({ id, point }) => `${id}: este portal no ofrece el punto ${point}`),
    ],
  };
}

/** Each that has a place there is loaded, as the page would. */
function loadRow({ part, rehearsal }: Looked): Row {
  const wrong = part.contributions.flatMap(({ id }) => {
    const outcome = rehearsal.outcomes[id] ?? 'absent';
    const isTold = outcome === 'ready' || outcome === 'absent' || outcome === 'incompatible';
    return isTold ? [] : [`${id}: ${WHY_FAILED[outcome]}`];
  });
  return { name: 'carga', wrong, told: '' };
}

/** What the operator adds to the registry, where the part has no line yet. */
function adviceOf({ part, installation, contract }: Looked): string[] {
  if (lineOf(installation, part)) return [];
  const allow = part.contributions
    .filter(({ point }) => pointFacts(point).isGuarded)
    .map(({ id }) => id);
  const line = {
    name: part.name,
    manifest: 'https://…/mf-manifest.json',
    contract,
    ...(allow.length > 0 && { allow }),
  };
  return [`Todavía no está en su registro. La línea: ${JSON.stringify(line)}`];
}

/** What is to be told of a part in an installation. */
export function hostReport(looked: Looked): {
  readonly rows: readonly Row[];
  readonly advice: readonly string[];
} {
  return {
    rows: [contractRow, modulesRow, placesRow, loadRow].map((row) => row(looked)),
    advice: adviceOf(looked),
  };
}
