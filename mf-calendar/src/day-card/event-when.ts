import { capitalize, fromTo, type CalendarEvent } from '@almanaque/shared-contracts';
import { shownTime } from '../month/shown-time.ts';

const present = (text: string | false | undefined): text is string => Boolean(text);

/** 'Del 10 al 12 de noviembre · 13:00 h · Terraza'; '' for a whole day anywhere. */
export const whenAndWhere = ({ span, time, place }: CalendarEvent): string =>
  [span && capitalize(fromTo(span.from, span.to)), time && `${shownTime(time)} h`, place]
    .filter(present)
    .join(' · ');

/** 'Para la oficina Córdoba, equipo Ventas'; '' for everyone. */
export const audience = ({ office, team }: CalendarEvent): string => {
  const groups = [office && `oficina ${office}`, team && `equipo ${team}`].filter(present);
  return groups.length === 0 ? '' : `Para: ${groups.join(', ')}`;
};

/** 'Se repite cada semana, el martes'; '' for what comes once. */
export const repeats = ({ origin }: CalendarEvent): string =>
  origin.kind === 'empresa' && origin.occurrence !== undefined
    ? `Se repite ${origin.repeats ?? ''}`.trim()
    : '';
