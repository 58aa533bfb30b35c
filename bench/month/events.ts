import type { EventType } from '@almanaque/shared-contracts/schemas';
import { randomFrom } from '../support/random.ts';

/** What every contestant is given. Days only, as the calendar of a company has them. */
export interface BenchEvent {
  readonly id: number;
  /** Ends with '(#id)', by which it is found on the screen, whatever number stands next to it. */
  readonly title: string;
  readonly date: string;
  readonly type: EventType;
}

const DAY_MS = 86_400_000;
/** Two years, the last days left out so that no month begins outside of them. */
const DAYS = 725;
const SEED = 2026;

const KINDS = [
  { type: 'cumpleanos', title: 'Cumpleaños de Ana Gómez' },
  { type: 'aniversario', title: 'Aniversario de Martín Sosa' },
  { type: 'personalizado', title: 'Reunión de todo el equipo' },
] as const;

/** `count` events spread over the two years that begin on `first`; the same ones for the same arguments. */
export function eventsFrom(first: string, count: number): BenchEvent[] {
  const random = randomFrom(SEED);
  const start = Date.parse(first);
  return Array.from({ length: count }, (_, id) => {
    const instant = new Date(start + Math.floor(random() * DAYS) * DAY_MS);
    const kind = KINDS[Math.floor(random() * KINDS.length)] ?? KINDS[0];
    const date = instant.toISOString().slice(0, 10);
    return { id, title: `${kind.title} (#${id})`, date, type: kind.type };
  });
}

/** From the 15th to the 22nd a day is seen in its own month alone: no neighbour's grid reaches so far. */
const isOfOneGrid = ({ date }: BenchEvent): boolean => {
  const day = Number(date.slice(8));
  return day >= 15 && day <= 22;
};

/** Of each month, the events of which at least one is seen exactly while that month is. */
export function witnesses(events: readonly BenchEvent[]): Record<string, number[]> {
  const byMonth: Record<string, number[]> = {};
  for (const event of events.filter(isOfOneGrid)) {
    (byMonth[event.date.slice(0, 7)] ??= []).push(event.id);
  }
  return byMonth;
}
