import {
  eventsOf,
  monthQuery,
  upcomingQuery,
  useHost,
  useQuery,
  useQueryClient,
  useSelectionStore,
  useToday,
  type CalendarEvent,
  type IsoDate,
  type Selection,
  type SelectionStore,
} from '@almanaque/shared-contracts';
import { Button, Icon, Tooltip } from '@almanaque/ui';
import { useEffect, useState } from 'react';
import { afterFrame } from '../after-frame.ts';

const NOTHING_TO_OPEN =
  'No hay un evento elegido ni eventos en los próximos 7 días para recomendar actividades.';

/** The first event of the selected day; the calendar has already asked for its month. */
function useDayEvent(date: IsoDate | null): CalendarEvent | undefined {
  const { apiBase, timeZone } = useHost();
  const today = useToday(timeZone);
  const month = useQuery({ ...monthQuery(apiBase, date ?? today), enabled: date !== null });
  return month.data?.days.find((day) => day.date === date)?.events[0];
}

/** What is selected, after the frame that shows it: what people chose it for goes first. */
function usePaintedSelection({ getState, subscribe }: SelectionStore): Selection {
  const [selection, setSelection] = useState(getState);
  useEffect(() => {
    const take = () => setSelection(getState());
    let giveUp = (): void => undefined;
    take();
    const forget = subscribe(() => {
      giveUp();
      giveUp = afterFrame(take);
    });
    return () => {
      forget();
      giveUp();
    };
  }, [getState, subscribe]);
  return selection;
}

/** Opens the next event that there is still time to prepare; `first` where none is found. */
function useOpenNext(store: SelectionStore): (first: CalendarEvent) => Promise<void> {
  const { apiBase, timeZone } = useHost();
  const today = useToday(timeZone);
  const queries = useQueryClient();
  return async (first) => {
    const before = store.getState();
    const inTime = await import('./next-in-time.ts')
      .then(({ findNextInTime }) => findNextInTime(queries, apiBase, today))
      .catch(() => undefined);
    // The person has moved on meanwhile: what they chose stands.
    if (store.getState() === before) store.openEvent(inTime ?? first);
  };
}

/** Decisions: opens the selected event's recommendations, or else an upcoming one's. */
export function RecommendationsButton() {
  const { apiBase, timeZone } = useHost();
  const store = useSelectionStore();
  const selection = usePaintedSelection(store);
  const upcoming = useQuery(upcomingQuery(apiBase, useToday(timeZone)));
  const ofDay = useDayEvent(selection.kind === 'day' ? selection.date : null);
  const next = upcoming.data && eventsOf(upcoming.data)[0];
  const chosen = selection.kind === 'event' ? selection.event : ofDay;
  const openNext = useOpenNext(store);
  const event = chosen ?? next;
  const open = () => {
    if (chosen) store.openEvent(chosen);
    else if (next) void openNext(next);
  };

  return (
    <Tooltip title={event ? '' : NOTHING_TO_OPEN}>
      <Button
        variant="outlined"
        startIcon={<Icon name="spark" />}
        aria-label="Recomendaciones"
        // Not `disabled`: that takes no focus, and whoever has no pointer would never learn why.
        {...(!event && { 'aria-disabled': true, 'aria-description': NOTHING_TO_OPEN })}
        onClick={open}
      >
        Recomendaciones
      </Button>
    </Tooltip>
  );
}
