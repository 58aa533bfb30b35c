import {
  changed,
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
import { beginningOf, beginningOn, type Carried } from './carried.ts';
import { inTurn } from './in-turn.ts';
import { undoMove, writeMove } from './move-requests.ts';
import { showMoved } from './show-moved.ts';

/** The page on which it is moved. */
interface Place {
  readonly client: QueryClient;
  readonly apiBase: string;
}

/** The day's card goes along with what was moved away from it. */
function follow({ apiBase }: Place, from: IsoDate, to: IsoDate): void {
  const selection = selectionStore(apiBase);
  if (selectedDate(selection.getState()) !== from) return;
  selection.restore({ kind: 'day', date: to });
}

/** 'al martes 29 de diciembre de 2026'; of several days, when they begin. */
const placeWords = ({ event }: Carried, begins: IsoDate): string =>
  event.span ? `y empieza el ${longDate(begins)}` : `al ${longDate(begins)}`;

async function undo(place: Place, carried: Carried, moved: CompanyEvent, to: IsoDate) {
  const { client, apiBase } = place;
  const { event } = carried;
  const outcome = await undoMove(apiBase, moved);
  if (outcome.kind === 'done') {
    follow(place, to, event.date);
    const text = `«${event.title}» volvió ${placeWords(carried, beginningOf(carried))}.`;
    toastStore().show(text, 'success');
  } else toastStore().show(`No se pudo deshacer. ${outcome.message}`, 'error');
  void changed(client, apiBase, 'calendar');
}

/**
 * Moves an event, at once for the eye; what the server refuses, or the person once they know what moves
 * along, goes back to where it was. Why is said. A move can be undone from its toast. Never rejects.
 * @param isWanted asks the person, where there is something to ask
 */
export async function moveEvent(
  place: Place,
  carried: Carried,
  to: IsoDate,
  scope: EventScope,
  isWanted: () => Promise<boolean>,
): Promise<void> {
  const { client, apiBase } = place;
  const { title, date } = carried.event;
  const takeBack = showMoved(client, apiBase, carried, daysBetween(date, to));
  follow(place, date, to);
  const putBack = () => {
    takeBack();
    follow(place, to, date);
  };
  if (!(await isWanted())) {
    putBack();
    void changed(client, apiBase, 'calendar');
    return;
  }
  const outcome = await inTurn(`${apiBase} ${carried.eventId}`, () =>
    writeMove(apiBase, carried, to, scope),
  );
  if (outcome === null) return;
  if (outcome.kind === 'done') {
    const run = () => void undo(place, carried, outcome.event, to);
    const text = `Se movió «${title}» ${placeWords(carried, beginningOn(carried, to))}.`;
    toastStore().show(text, 'success', { label: 'Deshacer', run });
  } else {
    putBack();
    toastStore().show(`No se movió «${title}». ${outcome.message}`, 'error');
  }
  void changed(client, apiBase, 'calendar');
}
