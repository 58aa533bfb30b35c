import { EVENTS_PER_DAY } from '@almanaque/shared-contracts/schemas';
import type { Request } from '@playwright/test';

const LONG = 'Cumpleaños de María Guadalupe de los Ángeles Etchegoyen Fernández de la Peña';
const TYPES = ['cumpleanos', 'aniversario', 'personalizado', 'festivo'] as const;

const event = (date: string, index: number) => ({
  id: `lleno-${date}-${index}`,
  date,
  title: index === 0 ? LONG : `Encuentro del equipo de Administración y Finanzas ${index}`,
  description: 'Nos juntamos en el comedor del segundo piso, con quienes trabajan a distancia.',
  type: TYPES[index % TYPES.length],
  tone: 'festivo',
  origin: { kind: 'empresa', sample: false },
  picture: null,
});

const eventsOn = (date: string): readonly ReturnType<typeof event>[] => {
  const total = 1 + (((Number(date.slice(8)) - 10) * 5) % 12);
  return Array.from({ length: total }, (_, number) => event(date, number));
};

/** An answer in which the 10th to the 24th of the range's middle month hold up to 12 events each. */
export function crowdedMonth(request: Request) {
  const query = new URL(request.url()).searchParams;
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
  const perDay = Number(query.get('perDay') ?? EVENTS_PER_DAY);
  const month = new Date(Date.parse(from) + 15 * 86_400_000).toISOString().slice(0, 7);
  const days = Array.from({ length: 15 }, (_, index) => {
    const date = `${month}-${index + 10}`;
    const all = eventsOn(date);
    const events = all.slice(0, perDay);
    return {
      date,
      events,
      total: all.length,
      highlights: [...new Set(events.map(({ type }) => type))],
    };
  });
  return { from, to, days: days.filter(({ date }) => date >= from && date <= to) };
}

/** The answer for one of those days, with all of its events. */
export function crowdedDay(request: Request) {
  const date = new URL(request.url()).pathname.split('/').at(-1) ?? '';
  const events = eventsOn(date);
  return { date, events, total: events.length };
}
