import type { Registry, RegistryEntry } from '../remote/registry.ts';
import { readContribution } from './contribution.ts';
import { KNOWN_PARTS } from './known-parts.ts';
import { fullId, type PlacedContribution } from './placed.ts';
import { SHELL_POINTS } from './points.ts';

/** A part that the registry lists, and what its manifest says that it brings. */
export interface ListedPart {
  readonly entry: RegistryEntry;
  /** Each is read by itself. */
  readonly contributions: readonly unknown[];
  /** It comes from another origin than the page. */
  readonly isForeign: boolean;
}

/** Why a contribution has no place, though its part is listed. */
export type RefusalCode =
  /** It cannot be read: `field` is wrong. */
  | 'invalid'
  /** It says something that this portal does not know: `field`. */
  | 'newer'
  /** A part of another origin may not be there, unless the registry allows it. */
  | 'not-allowed'
  /** The registry hides it. */
  | 'hidden'
  /** Another has taken its place: `field` says which. */
  | 'replaced';

export interface RefusedContribution {
  readonly part: string;
  /** As it is written; null: it has none. */
  readonly id: string | null;
  readonly code: RefusalCode;
  readonly field?: string;
}

const POINTS: ReadonlySet<string> = new Set(SHELL_POINTS);

/** Where a part of another origin could pass for the page itself. */
const GUARDED: readonly string[] = ['page', 'settings-screen', 'search-source'];

const idOf = (raw: unknown): string | null => {
  const { id } = (raw ?? {}) as { readonly id?: unknown };
  return typeof id === 'string' ? id : null;
};

/** Parts whose lines cannot be used: each is missed where it would be, where that is known. */
export const missedParts = ({ remotes, refused }: Registry): ListedPart[] =>
  refused.flatMap(({ name }) => {
    const contributions = KNOWN_PARTS[name ?? ''];
    const isListed = remotes.some((entry) => entry.name === name);
    if (name === null || !contributions || isListed) return [];
    return [{ entry: { name, manifest: '', contract: '' }, contributions, isForeign: false }];
  });

interface Placings {
  /** In the order in which a point shows them: the operator's, then their own, then by name. */
  readonly placed: readonly PlacedContribution[];
  readonly refused: readonly RefusedContribution[];
}

/**
 * Where everything that the listed parts bring stands. One that cannot stand takes no other with it.
 * @param points all that are offered on this page.
 */
export function placeContributions(
  parts: readonly ListedPart[],
  points: ReadonlySet<string> = POINTS,
): Placings {
  const able: (PlacedContribution & { readonly entry: RegistryEntry })[] = [];
  const refused: RefusedContribution[] = [];
  for (const { entry, contributions, isForeign } of parts) {
    const part = entry.name;
    for (const raw of contributions) {
      const id = idOf(raw);
      const read = readContribution(raw);
      const refuse = (code: RefusalCode, field?: string) =>
        refused.push({ part, id, code, ...(field !== undefined && { field }) });
      if ('code' in read) refuse(read.code, read.field);
      else if (!points.has(read.point)) refuse('newer', 'point');
      else if (able.some((one) => one.part === part && one.contribution.id === id))
        refuse('invalid', 'id');
      else if (isForeign && GUARDED.includes(read.point) && !entry.allow?.includes(read.id))
        refuse('not-allowed');
      else if (entry.hide?.includes(read.id)) refuse('hidden');
      else able.push({ part, contribution: read, entry });
    }
  }
  /** By what each is in the place of, who it is. */
  const replacers = new Map(
    able.flatMap((one) => {
      const replaced = one.entry.replace?.[one.contribution.id];
      return replaced === undefined ? [] : [[replaced, fullId(one)] as const];
    }),
  );
  const placed = able.filter((one) => {
    const replacer = replacers.get(fullId(one));
    if (replacer === undefined) return true;
    refused.push({ part: one.part, id: one.contribution.id, code: 'replaced', field: replacer });
    return false;
  });
  const rank = ({ entry, contribution: { id } }: (typeof able)[number]) =>
    entry.order?.[id] ?? Infinity;
  placed.sort(
    (a, b) =>
      // Two that the operator does not name are no number apart, and told apart by what follows.
      rank(a) - rank(b) ||
      (a.contribution.order ?? 0) - (b.contribution.order ?? 0) ||
      (fullId(a) < fullId(b) ? -1 : 1),
  );
  return { placed: placed.map(({ part, contribution }) => ({ part, contribution })), refused };
}
