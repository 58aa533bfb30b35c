import { selectedEvent, useSelection, type CalendarEvent } from '@almanaque/shared-contracts';
import { Panel } from './panel/panel.tsx';
import { useEventNow } from './panel/use-event-now.ts';

interface FollowedProps {
  readonly selected: CalendarEvent;
}

const Followed = ({ selected }: FollowedProps) => <Panel {...useEventNow(selected)} />;

/** There while an event is selected; nothing otherwise. */
export function RecommendationsView() {
  const event = selectedEvent(useSelection());
  return event && <Followed key={event.id} selected={event} />;
}
