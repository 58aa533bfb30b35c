import { selectedEvent, useSelection } from '@almanaque/shared-contracts';
import { PanelSkeleton } from './panel/panel-skeleton.tsx';

export function RecommendationsPlaceholder() {
  const event = selectedEvent(useSelection());
  return event && <PanelSkeleton event={event} />;
}
