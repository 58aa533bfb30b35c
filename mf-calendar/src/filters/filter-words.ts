import {
  EVENT_TYPE_LABELS,
  EVENT_TYPES,
  type CalendarFilter,
  type EventType,
} from '@almanaque/shared-contracts';
import { PLACE_WORDS } from '@almanaque/shared-contracts/words';

export interface FilterPart {
  readonly part: keyof CalendarFilter;
  /** 'Oficina: Córdoba', 'Sin Cumpleaños ni Aniversario' */
  readonly text: string;
}

function typesText(types: readonly EventType[]): string {
  if (types.length === 0) return 'Ningún tipo de evento';
  const hidden = EVENT_TYPES.filter((type) => !types.includes(type)).map(
    (type) => EVENT_TYPE_LABELS[type],
  );
  return `Sin ${new Intl.ListFormat('es', { type: 'disjunction' }).format(hidden).replace(/ [ou] /, ' ni ')}`;
}

/** What is filtered, in words; empty when nothing is. */
export const filterParts = ({ types, office, team }: CalendarFilter): FilterPart[] => [
  ...(types === null ? [] : [{ part: 'types', text: typesText(types) } as const]),
  ...(office === null
    ? []
    : [{ part: 'office', text: `${PLACE_WORDS.office}: ${office}` } as const]),
  ...(team === null ? [] : [{ part: 'team', text: `${PLACE_WORDS.team}: ${team}` } as const]),
];
