import {
  daysBetween,
  longDate,
  selectedDate,
  selectionStore,
  toastStore,
  type CompanyEvent,
  type EventScope,
  type IsoDate,
  type QueryClient,
} from '@almanaque/shared-contracts';
import { refreshCalendar } from '../editor/refresh-calendar.ts';
import { withSession } from '../editor/with-session.ts';
import type { Carried } from './carried.ts';
import { undoMove, writeMove } from './move-requests.ts';
import { showMoved } from './show-moved.ts';

/** The page on which it is moved. */
interface Place {
  readonly client: QueryClient;
  readonly apiBase: string;
}

/** The day's card goes along with what was moved away from it. */
function follow(from: IsoDate, to: IsoDate): void {
  const selection = selectionStore().getState();
  if (selectedDate(selection) !== from) return;
  selectionStore().restore({ kind: 'day', date: to });
}

async function undo(
  { client, apiBase }: Place,
  { event }: Carried,
  moved: CompanyEvent,
  to: IsoDate,
) {
  const outcome = await withSession(() => undoMove(apiBase, moved));
  if (outcome.kind === 'done') {
    follow(to, event.date);
    const text = `«${event.title}» volvió al ${longDate(event.date)}.`;
    toastStore().show(text, 'success');
  } else toastStore().show(`No se pudo deshacer. ${outcome.message}`, 'error');
  refreshCalendar(client, apiBase);
}

/**
 * Moves an event, at once for the eye; what the server refuses goes back to where it was, and why is
 * said. A move can be undone from its toast. Never rejects.
 */
export async function moveEvent(
  place: Place,
  carried: Carried,
  to: IsoDate,
  scope: EventScope,
): Promise<void> {
  const { client, apiBase } = place;
  const { title, date } = carried.event;
  const takeBack = showMoved(client, apiBase, carried, daysBetween(date, to));
  follow(date, to);
  const outcome = await withSession(() => writeMove(apiBase, carried, to, scope));
  if (outcome.kind === 'done') {
    const run = () => void undo(place, carried, outcome.event, to);
    const text = `Se movió «${title}» al ${longDate(to)}.`;
    toastStore().show(text, 'success', { label: 'Deshacer', run });
  } else {
    takeBack();
    follow(to, date);
    toastStore().show(`No se movió «${title}». ${outcome.message}`, 'error');
  }
  refreshCalendar(client, apiBase);
}
