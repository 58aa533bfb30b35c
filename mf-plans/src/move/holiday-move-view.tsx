import type { MovePreviewRequest } from '@almanaque/api';
import {
  isDayOff,
  parseIsoDate,
  pointProps,
  usePoint,
  type CalendarEvent,
  type PointProps,
} from '@almanaque/shared-contracts';
import { MovePreview } from './move-preview.tsx';

const PROPS = {
  event: 'event',
  to: 'date?',
  before: 'event?',
  after: 'event?',
  added: 'events?',
} as const;

const handed = pointProps(PROPS);

/** An administration of before tells of moves alone. */
function asMoved({ event, to }: Pick<PointProps<typeof PROPS>, 'event' | 'to'>) {
  const date = parseIsoDate(to);
  return { before: event, after: date === null ? event : { ...event, date } };
}

const given: typeof handed = {
  parse: (candidate) => {
    const known = Object(candidate) as object;
    const told = handed.parse({ before: null, after: null, added: null, ...known });
    return 'before' in known ? told : { ...told, ...asMoved(told) };
  },
};

const adding = (day: CalendarEvent) => ({ event: day.id, date: day.date, dayOff: isDayOff(day) });

/** What is about to become of a holiday. Null: nothing that a plan could notice. */
function changeOf(
  before: CalendarEvent | null,
  after: CalendarEvent | null,
): MovePreviewRequest | null {
  if (after === null) return before && { event: before.id, date: null };
  if (before === null) return adding(after);
  const { id: event } = before;
  const { date } = after;
  const dayOff = isDayOff(after);
  // One that moves and stays what it is needs no more to be said: so a server of before knows it too.
  if (dayOff === isDayOff(before)) return before.date === date ? null : { event, date };
  return { event, date, dayOff };
}

const titleOf = (count: number): string =>
  count === 1 ? 'Cambian las fechas de un plan' : `Cambian las fechas de ${count} planes`;

/** Several that are added may stand beside each other. */
const addingTitleOf = (titles: string) => (count: number) =>
  `Con ${titles} c${titleOf(count).slice(1)}`;

const LABEL = 'Planes que cambian de fecha';

const list = new Intl.ListFormat('es', { type: 'conjunction' });

/**
 * Where the days off are changed: which plans that dates anew, before it is done. Not those of the holiday
 * alone, but all that count a day off less, or one more.
 */
export function HolidayMoveView() {
  const { event, before, after, added } = usePoint(given);
  const [first, ...also] = added ?? [];
  // The place of the first that is added along with it tells of it.
  if (added !== null && first === undefined) return null;
  const titles = list.format((added ?? [event]).map(({ title }) => `«${title}»`));
  const words =
    before === null
      ? { label: `${LABEL} con ${titles}`, titleOf: addingTitleOf(titles) }
      : { label: LABEL, titleOf };
  const change =
    first === undefined
      ? changeOf(before, after)
      : { ...adding(first), ...(also.length > 0 && { also: also.map(adding) }) };
  return <MovePreview change={change} {...words} />;
}
