import type { CalendarEvent, EventType } from '@almanaque/shared-contracts/schemas';

/** What people call the dates of a calendar. */
const KINDS = [
  'feriado',
  'no-laborable',
  'efemeride',
  'cumpleanos',
  'aniversario',
  'evento',
] as const;
export type Kind = (typeof KINDS)[number];

/** The words that name each, folded. What begins one of them, from four letters on, names it too. */
const WORDS: Readonly<Record<Kind, readonly string[]>> = {
  feriado: ['feriados'],
  'no-laborable': ['laborables'],
  efemeride: ['efemerides'],
  cumpleanos: ['cumpleanos', 'cumples'],
  aniversario: ['aniversarios'],
  evento: ['eventos'],
};

const SHORTEST = 4;

export const KIND_WORDS: readonly string[] = Object.values(WORDS).flat();

export const kindNamed = (word: string): Kind | null =>
  word.length < SHORTEST
    ? null
    : (KINDS.find((kind) => WORDS[kind].some((name) => name.startsWith(word))) ?? null);

/** The type that a company's own event of that kind has; null: it has none of the kind. */
export const TYPE_OF_KIND: Readonly<Record<Kind, EventType | null>> = {
  feriado: null,
  'no-laborable': null,
  efemeride: 'festivo',
  cumpleanos: 'cumpleanos',
  aniversario: 'aniversario',
  evento: 'personalizado',
};

const KIND_OF_TYPE: Readonly<Record<EventType, Kind>> = {
  festivo: 'efemeride',
  cumpleanos: 'cumpleanos',
  aniversario: 'aniversario',
  personalizado: 'evento',
};

export const kindOf = ({ origin, type }: Pick<CalendarEvent, 'origin' | 'type'>): Kind =>
  origin.kind === 'empresa' ? KIND_OF_TYPE[type] : origin.kind;

/** Whether an event is of that kind; null: any is. */
export const isOf = (event: CalendarEvent, kind: Kind | null): boolean =>
  kind === null || kindOf(event) === kind;
