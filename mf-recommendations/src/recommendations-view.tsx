import { selectedEvent, useSelection } from '@almanaque/shared-contracts';
import { Panel } from './panel/panel.tsx';

/** There while an event is selected; nothing otherwise. */
export function RecommendationsView() {
  const event = selectedEvent(useSelection());
  return event && <Panel key={event.id} event={event} />;
}
