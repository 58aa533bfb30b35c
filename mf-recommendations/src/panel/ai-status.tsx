import { Button, Icon } from '@almanaque/ui';
import type { PlannerState } from '../planner/planner-state.ts';

interface AiStatusProps {
  readonly state: PlannerState;
  readonly onRetry: () => void;
}

/**
 * How things stand with the AI, always in one place and of one height, so that the cards below do
 * not move when an answer comes. The failure's three parts are section 8's.
 */
export function AiStatus({ state, onRetry }: AiStatusProps) {
  switch (state.kind) {
    case 'idle':
    case 'loading':
    case 'streaming':
      return (
        <div className="ai-status">
          <Icon name="spark" />
          <p className="words">La IA está preparando tres propuestas para este evento.</p>
        </div>
      );
    case 'generated':
      return (
        <div className="ai-status">
          <span className="badge">IA</span>
          <p className="words">
            Propuestas hechas con IA para este evento. Revisalas antes de usarlas.
          </p>
        </div>
      );
    case 'failed':
      return (
        <div className="ai-status failed">
          <Icon name="warning" />
          <div className="words">
            <strong>La IA no está disponible en este momento</strong>
            <p>
              <span>{state.message}</span>{' '}
              <span>- Mostrando recomendaciones predefinidas mientras tanto.</span>
            </p>
          </div>
          <Button variant="outlined" onClick={onRetry}>
            Intentar IA nuevamente
          </Button>
        </div>
      );
  }
}
