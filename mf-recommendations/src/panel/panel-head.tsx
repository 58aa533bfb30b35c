import {
  capitalize,
  longDate,
  useSelectionStore,
  type CalendarEvent,
} from '@almanaque/shared-contracts';
import { Button, EventIcon, Icon, IconButton } from '@almanaque/ui';
import type { RefObject } from 'react';
import { isAsking, type PlannerState } from '../planner/planner-state.ts';

interface PanelHeadProps {
  readonly event: CalendarEvent;
  readonly headingId: string;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  readonly state: PlannerState;
  readonly onGenerate: () => void;
}

/** Section 2: 'Generar con IA', then 'Regenerar con IA'; 'Generando con IA...' while asking. */
function askLabel(state: PlannerState): string {
  if (isAsking(state)) return 'Generando con IA...';
  const generated =
    state.kind === 'generated' || (state.kind === 'failed' && state.stays === 'earlier');
  return generated ? 'Regenerar con IA' : 'Generar con IA';
}

export function PanelHead(props: PanelHeadProps) {
  const { event, headingId, headingRef, state, onGenerate } = props;
  const { closeRecommendations } = useSelectionStore();
  return (
    <div className="head">
      <h2 id={headingId} ref={headingRef} tabIndex={-1}>
        Recomendaciones para: {event.title}
      </h2>
      <p className="date">
        <EventIcon type={event.type} icon={event.icon} sign={event.sign} />
        {capitalize(longDate(event.date))}
      </p>
      {state.kind !== 'off' && (
        <Button
          className="generate"
          variant="outlined"
          disabled={isAsking(state)}
          startIcon={<Icon name="spark" />}
          onClick={onGenerate}
        >
          {askLabel(state)}
        </Button>
      )}
      <IconButton
        className="close"
        aria-label="Cerrar recomendaciones"
        onClick={closeRecommendations}
      >
        <Icon name="close" />
      </IconButton>
    </div>
  );
}
