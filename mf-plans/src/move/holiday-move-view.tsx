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

const PROPS = { event: 'event', to: 'date?', before: 'event?', after: 'event?' } as const;

const handed = pointProps(PROPS);

/** An administration of before tells of moves alone. */
function asMoved({ event, to }: Omit<PointProps<typeof PROPS>, 'before' | 'after'>) {
  const date = parseIsoDate(to);
  return { before: event, after: date === null ? event : { ...event, date } };
}

const given: typeof handed = {
  parse: (candidate) => {
    const known = Object(candidate) as object;
    const told = handed.parse({ before: null, after: null, ...known });
    return 'before' in known ? told : { ...told, ...asMoved(told) };
  },
};

/** What is about to become of a holiday. Null: nothing that a plan could notice. */
function changeOf(
  before: CalendarEvent | null,
  after: CalendarEvent | null,
): MovePreviewRequest | null {
  if (after === null) return before && { event: before.id, date: null };
  const { id: event, date } = before ?? after;
  const dayOff = isDayOff(after);
  if (before === null) return { event, date, dayOff };
  // One that moves and stays what it is needs no more to be said: so a server of before knows it too.
  if (dayOff === isDayOff(before)) return date === after.date ? null : { event, date: after.date };
  return { event, date: after.date, dayOff };
}

const titleOf = (count: number): string =>
  count === 1 ? 'Cambian las fechas de un plan' : `Cambian las fechas de ${count} planes`;

/** Several that are added may stand beside each other. */
const addingTitleOf = (title: string) => (count: number) =>
  `Con «${title}» c${titleOf(count).slice(1)}`;

const LABEL = 'Planes que cambian de fecha';

/**
 * Where the days off are changed: which plans that dates anew, before it is done. Not those of the holiday
 * alone, but all that count a day off less, or one more.
 */
export function HolidayMoveView() {
  const { event, before, after } = usePoint(given);
  const { title } = event;
  const words =
    before === null
      ? { label: `${LABEL} con «${title}»`, titleOf: addingTitleOf(title) }
      : { label: LABEL, titleOf };
  return <MovePreview change={changeOf(before, after)} {...words} />;
}
