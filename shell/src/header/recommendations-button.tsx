import {
  eventsOf,
  monthQuery,
  selectionStore,
  upcomingQuery,
  useHost,
  useQuery,
  useSelection,
  useToday,
  type CalendarEvent,
  type IsoDate,
} from '@almanaque/shared-contracts';
import { Button, Icon, Tooltip } from '@almanaque/ui';

const NOTHING_TO_OPEN =
  'No hay un evento seleccionado ni eventos en los próximos 7 días para recomendar actividades.';

/** The first event of the selected day; the calendar has already asked for its month. */
function useDayEvent(date: IsoDate | null): CalendarEvent | undefined {
  const { apiBase, timeZone } = useHost();
  const today = useToday(timeZone);
  const month = useQuery({ ...monthQuery(apiBase, date ?? today), enabled: date !== null });
  return month.data?.days.find((day) => day.date === date)?.events[0];
}

/** Decisions: opens the selected event's recommendations, or else the next upcoming one's. */
export function RecommendationsButton() {
  const { apiBase, timeZone } = useHost();
  const selection = useSelection();
  const upcoming = useQuery(upcomingQuery(apiBase, useToday(timeZone)));
  const ofDay = useDayEvent(selection.kind === 'day' ? selection.date : null);
  const next = upcoming.data && eventsOf(upcoming.data)[0];
  const event = selection.kind === 'event' ? selection.event : (ofDay ?? next);

  return (
    <Tooltip title={event ? '' : NOTHING_TO_OPEN}>
      <span>
        <Button
          variant="outlined"
          startIcon={<Icon name="spark" />}
          disabled={event === undefined}
          onClick={() => selectionStore().openEvent(event)}
        >
          Recomendaciones
        </Button>
      </span>
    </Tooltip>
  );
}
