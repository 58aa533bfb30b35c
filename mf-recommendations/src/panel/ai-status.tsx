import { Button, Icon } from '@almanaque/ui';
import { ideasOnShow, type Asking, type PlannerState } from '../planner/planner-state.ts';
import { AiOff, AiProbeHint } from './for-administrators.tsx';

interface AiStatusProps {
  readonly state: PlannerState;
  readonly onRetry: () => void;
  readonly onCancel: () => void;
}

type Failed = Extract<PlannerState, { kind: 'failed' }>;

/** What the failure's card says is on show: section 8's words, where they are true (decisions). */
const STAYS: Readonly<Record<Failed['stays'], string>> = {
  none: '- Mostrando recomendaciones predefinidas mientras tanto.',
  arrived: 'Siguen a la vista las ideas que llegaron; las demás son las predefinidas.',
  earlier: 'Siguen a la vista las ideas anteriores.',
};

const askingWords = (state: Asking): string =>
  state.before !== 'nothing' && state.before.length > 0
    ? 'La IA está preparando otras tres ideas. Mientras tanto quedan las de antes.'
    : 'La IA está preparando tres ideas para este evento.';

/**
 * How things stand with the AI, always in one place and of one height, so that the cards below do
 * not move when an answer comes. The failure's three parts are section 8's.
 */
export function AiStatus({ state, onRetry, onCancel }: AiStatusProps) {
  switch (state.kind) {
    case 'off':
      return <AiOff />;
    case 'idle':
    case 'asking':
      return (
        <div className="ai-status">
          <Icon name="spark" />
          <p className="words">
            {state.kind === 'asking'
              ? askingWords(state)
              : 'La IA está preparando tres ideas para este evento.'}
          </p>
          <Button variant="text" onClick={onCancel}>
            Cancelar
          </Button>
        </div>
      );
    case 'generated':
      return (
        <div className="ai-status">
          <span className="badge">IA</span>
          <p className="words">Ideas hechas con IA para este evento. Revisalas antes de usarlas.</p>
        </div>
      );
    case 'cancelled':
      return (
        <div className="ai-status">
          <Icon name="spark" />
          <p className="words">
            Cancelaste el pedido a la IA.{' '}
            {ideasOnShow(state).length === 0
              ? 'Estas son las recomendaciones predefinidas.'
              : STAYS.arrived}
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
              <span>{state.message}</span> <span>{STAYS[state.stays]}</span>
            </p>
            <AiProbeHint />
          </div>
          <Button variant="outlined" onClick={onRetry}>
            Intentar IA nuevamente
          </Button>
        </div>
      );
  }
}
