import type { Registry, RegistryEntry } from '../remote/registry.ts';
import { readContribution } from './contribution.ts';
import { KNOWN_PARTS } from './known-parts.ts';
import { readOffer } from './offer.ts';
import { fullId, type PlacedContribution } from './placed.ts';
import { pointFacts, SHELL_POINTS } from './points.ts';

/** A part that the registry lists, and what its manifest says that it brings. */
export interface ListedPart {
  readonly entry: RegistryEntry;
  /** Each is read by itself. */
  readonly contributions: readonly unknown[];
  /** The points it offers; each is read by itself. Default: none. */
  readonly offers?: readonly unknown[] | undefined;
  /** It comes from another origin than the page. */
  readonly isForeign: boolean;
}

/** Why a contribution has no place, though its part is listed. */
export type RefusalCode =
  /** It cannot be read: `field` is wrong. */
  | 'invalid'
  /** It says something that this portal does not know: `field`. */
  | 'newer'
  /** Its point is that of a part that is not listed: `field` says which. */
  | 'no-owner'
  /** Its point is that of a part that is listed in a release that does not offer it: `field` says which point. */
  | 'not-offered'
  /** A part of another origin may not be there, unless the registry allows it. */
  | 'not-allowed'
  /** The registry hides it. */
  | 'hidden'
  /** Another has taken its place: `field` says which. */
  | 'replaced'
  /** The registry says something of it, and its part brings no such: `field` says what. */
  | 'not-brought';

export interface RefusedContribution {
  readonly part: string;
  /** As it is written, or the point that it offers; null: it has none. */
  readonly id: string | null;
  readonly code: RefusalCode;
  readonly field?: string;
}

/** A field of what was not read yet. */
const textIn = (raw: unknown, field: 'id' | 'point'): string | null => {
  const { [field]: text } = (raw ?? {}) as { readonly id?: unknown; readonly point?: unknown };
  return typeof text === 'string' ? text : null;
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

/** All that contributions may stand at: the shell's points, and those that listed parts offer. */
function offeredPoints(parts: readonly ListedPart[], shell: readonly string[]) {
  const points = new Set(shell);
  const refused: RefusedContribution[] = [];
  for (const { entry, offers = [] } of parts) {
    for (const raw of offers) {
      const read = readOffer(entry.name, raw);
      if ('code' in read) refused.push({ part: entry.name, id: textIn(raw, 'point'), ...read });
      else points.add(read.point);
    }
  }
  return { points, refused };
}

type Refusal = Pick<RefusedContribution, 'code' | 'field'>;

/** Why there is no such point: the portal, or the part whose it is, has none. */
function noSuchPoint(point: string, parts: readonly ListedPart[]): Refusal {
  const [owner = '', name] = point.split('/');
  if (name === undefined) return { code: 'newer', field: 'point' };
  const isListed = parts.some(({ entry }) => entry.name === owner);
  return isListed ? { code: 'not-offered', field: point } : { code: 'no-owner', field: owner };
}

/** It, what is in its place, what is in the place of that, and so on; it alone where that goes in a circle. */
function replacersOf(id: string, replacers: ReadonlyMap<string, string>): readonly string[] {
  const chain = [id];
  for (let by = replacers.get(id); by !== undefined; by = replacers.get(by)) {
    if (chain.includes(by)) return [id];
    chain.push(by);
  }
  return chain;
}

const NAMING = ['allow', 'hide', 'order', 'replace'] as const;

/** The ids of all that a part brings; null: nothing is known of that. */
const broughtBy = (part: ListedPart | undefined): ReadonlySet<string | null> | null =>
  part && part.contributions.length > 0
    ? new Set(part.contributions.map((raw) => textIn(raw, 'id')))
    : null;

/** What a line names by an id that the part does not have, be it its own or the one in whose place it stands. */
function namedInVain(line: ListedPart, parts: readonly ListedPart[]): RefusedContribution[] {
  const { entry } = line;
  const brought = broughtBy(line);
  if (brought === null) return [];
  const inVain = (part: string, id: string, field: string) => [
    { part, id, code: 'not-brought' as const, field },
  ];
  const own = NAMING.flatMap((field) => {
    const { [field]: named = [] } = entry;
    const ids = Array.isArray(named) ? named : Object.keys(named);
    return ids.flatMap((id) => (brought.has(id) ? [] : inVain(entry.name, id, field)));
  });
  const replaced = Object.entries(entry.replace ?? {}).flatMap(([by, full]) => {
    const [part = '', id = ''] = full.split('/');
    const theirs = broughtBy(parts.find((one) => one.entry.name === part));
    return !brought.has(by) || !theirs || theirs.has(id) ? [] : inVain(part, id, 'replace');
  });
  return [...own, ...replaced];
}

/**
 * Where everything that the listed parts bring stands. One that cannot stand takes no other with it.
 * @param shell the points that the page itself offers.
 */
export function placeContributions(
  parts: readonly ListedPart[],
  shell: readonly string[] = SHELL_POINTS,
): Placings {
  const { points, refused } = offeredPoints(parts, shell);
  const able: (PlacedContribution & { readonly entry: RegistryEntry })[] = [];
  for (const { entry, contributions, isForeign } of parts) {
    const part = entry.name;
    for (const raw of contributions) {
      const id = textIn(raw, 'id');
      const read = readContribution(raw);
      const refuse = (why: Refusal) => refused.push({ part, id, ...why });
      if ('code' in read) refuse(read);
      else if (!points.has(read.point)) refuse(noSuchPoint(read.point, parts));
      else if (able.some((one) => one.part === part && one.contribution.id === id))
        refuse({ code: 'invalid', field: 'id' });
      else if (isForeign && pointFacts(read.point).isGuarded && !entry.allow?.includes(read.id))
        refuse({ code: 'not-allowed' });
      else if (entry.hide?.includes(read.id)) refuse({ code: 'hidden' });
      else able.push({ part, contribution: read, entry });
    }
  }
  refused.push(...parts.flatMap((line) => namedInVain(line, parts)));
  /** By what each is in the place of, who it is. */
  const replacers = new Map(
    able.flatMap((one) => {
      const replaced = one.entry.replace?.[one.contribution.id];
      return replaced === undefined ? [] : [[replaced, fullId(one)] as const];
    }),
  );
  const placed = able.filter((one) => {
    const [, replacer, ...rest] = replacersOf(fullId(one), replacers);
    // Each second one of them is gone; in a circle none is.
    if (replacer === undefined || rest.length % 2 === 1) return true;
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
