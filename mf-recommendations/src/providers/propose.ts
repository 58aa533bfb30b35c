import type { Provider } from '@almanaque/shared-contracts';
import { fold } from '@almanaque/ui/screen';
import { cityOfProvider } from './city-of.ts';
import { BUENOS_AIRES, isSame } from './places.ts';

/** More would be a directory, not a proposal. */
const MAX_PROPOSED = 6;

/** 'Desayunos' → 'desayun', 'Salones' → 'salon': the same for singular and plural. */
const stem = (word: string): string =>
  fold(word)
    .replace(/(?:es|s)$/, '')
    .replace(/[aeo]$/, '');

/**
 * What a provider is good for, and what it is. In Buenos Aires its activities alone: the
 * specification's own are of many kinds, and their sheets name them.
 */
const offers = ({ activities = [], ...provider }: Provider): readonly string[] =>
  cityOfProvider(provider) === BUENOS_AIRES ? activities : [...activities, provider.type];

const suits = (provider: Provider, wanted: readonly string[]): boolean => {
  const stems = new Set(offers(provider).flatMap((text) => text.split(/[^\p{L}]+/u).map(stem)));
  return wanted.some((one) => stems.has(stem(one)));
};

/** Those of `ids` that the directory has, in the order of `ids`, each once. */
export function named(directory: readonly Provider[], ids: readonly string[]): Provider[] {
  const byId = new Map(directory.map((provider) => [provider.id, provider]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}

interface Need {
  /** The specification's own, by id. */
  readonly ids: readonly string[];
  readonly wanted: readonly string[];
  /** Null: not known. */
  readonly city: string | null;
}

export interface Proposal {
  readonly providers: readonly Provider[];
  /** The city in which it was looked for one and there is none; null: there is, or no city is known. */
  readonly noneIn: string | null;
}

/**
 * Whom to order from: those of the city that offer the activity, and then the specification's own where
 * they are in that city, or where there are no others.
 */
export function propose(directory: readonly Provider[], { ids, wanted, city }: Need): Proposal {
  const isIn = (provider: Provider) => city === null || isSame(cityOfProvider(provider), city);
  const suited = directory.filter((provider) => isIn(provider) && suits(provider, wanted));
  const own = named(directory, ids);
  const near = [...new Set([...suited, ...own.filter(isIn)])].slice(0, MAX_PROPOSED);
  return near.length > 0
    ? { providers: near, noneIn: null }
    : { providers: own, noneIn: own.length > 0 ? city : null };
}

const list = new Intl.ListFormat('es', { type: 'conjunction' });

/** 'Los proveedores están en Buenos Aires, CABA.', as the specification says it of those that are. */
export function whereNote(providers: readonly Provider[]): string {
  const cities = [...new Set(providers.map(cityOfProvider))];
  const spoken = cities.map((city) => (city === BUENOS_AIRES ? 'Buenos Aires, CABA' : city));
  return `Los proveedores están en ${list.format(spoken)}.`;
}
