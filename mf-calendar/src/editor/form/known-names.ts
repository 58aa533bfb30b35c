import type { PeopleFacets } from '@almanaque/shared-contracts';
import { fold } from '@almanaque/ui/screen';

/** The names there are, by the field that takes one. */
export interface KnownNames {
  readonly office: readonly string[];
  readonly team: readonly string[];
}

export const knownNames = (places: PeopleFacets | null): KnownNames => ({
  office: places?.offices ?? [],
  team: places?.teams ?? [],
});

/** The name that is meant, though its capitals or accents are others; null: there is none such. */
export const meant = (text: string, known: readonly string[]): string | null =>
  known.find((name) => name === text.trim()) ??
  known.find((name) => fold(name) === fold(text.trim())) ??
  null;

const KINDS = {
  office: ['ninguna oficina', 'una oficina nueva'],
  team: ['ningún equipo', 'un equipo nuevo'],
} as const;

export function unknownProblem(field: keyof KnownNames, text: string): string {
  const [none, fresh] = KINDS[field];
  return `No hay ${none} «${text.trim()}»: elegí de la lista, o marcá que es ${fresh}.`;
}
