import { isHoliday, type CalendarDay, type CalendarEvent } from '@almanaque/shared-contracts';
import { personDate } from '../../month/person-date.ts';

export type SectionKind = 'feriado' | 'agenda' | 'cumpleanos' | 'aniversario';

/** What falls on a day of one kind. */
export interface Section {
  readonly kind: SectionKind;
  readonly title: string;
  /** Those that are known. */
  readonly events: readonly CalendarEvent[];
  /** How many there are in all, also before they are known. */
  readonly count: number;
}

const isDayOff = (event: CalendarEvent): boolean =>
  isHoliday(event) || event.origin.kind === 'no-laborable';

function kindOf(event: CalendarEvent): SectionKind {
  if (isDayOff(event)) return 'feriado';
  // The company's own anniversary is nobody's.
  if (personDate(event) === null) return 'agenda';
  return event.type === 'cumpleanos' ? 'cumpleanos' : 'aniversario';
}

const TITLES: Readonly<Record<SectionKind, readonly [one: string, several: string]>> = {
  feriado: ['Feriado', 'Feriados'],
  agenda: ['Agenda', 'Agenda'],
  cumpleanos: ['Cumpleaños', 'Cumpleaños'],
  aniversario: ['Aniversario', 'Aniversarios'],
};

function titleOf(kind: SectionKind, events: readonly CalendarEvent[], count: number): string {
  const [one, several] = TITLES[kind];
  if (kind === 'feriado' && !events.some(isHoliday)) return 'Día no laborable';
  return count === 1 ? one : several;
}

/** A whole day, then by the hour. */
const byTime = (one: CalendarEvent, other: CalendarEvent): number =>
  (one.time ?? '').localeCompare(other.time ?? '');

/**
 * The events of a day by kind, in the order they are read in. Kinds of which there is none are left out.
 * @param unseen how many people's dates of each kind were not among the first few, `first`.
 */
export function sectionsOf(
  events: readonly CalendarEvent[],
  first: readonly CalendarEvent[],
  unseen: CalendarDay['unseen'],
): readonly Section[] {
  const kinds = Object.keys(TITLES) as SectionKind[];
  return kinds.flatMap((kind) => {
    const own = events.filter((event) => kindOf(event) === kind);
    const known = first.filter((event) => kindOf(event) === kind).length;
    const more = kind === 'cumpleanos' || kind === 'aniversario' ? (unseen?.[kind] ?? 0) : 0;
    const count = Math.max(own.length, known + more);
    if (count === 0) return [];
    const sorted = kind === 'agenda' ? own.toSorted(byTime) : own;
    return [{ kind, title: titleOf(kind, own, count), events: sorted, count }];
  });
}
