import { selectedEvent, useSelection } from '@almanaque/shared-contracts';
import { PanelSkeleton } from './panel/panel-skeleton.tsx';

export function RecommendationsPlaceholder({ apiBase }: { readonly apiBase: string }) {
  const event = selectedEvent(useSelection(apiBase));
  return event && <PanelSkeleton event={event} />;
}
