import { Button, Icon } from '@almanaque/ui';

interface FailureCardProps {
  readonly message: string;
  readonly onRetry: () => void;
}

/** Section 8: the AI failed, and the predefined recommendations stand in for it. */
export const FailureCard = ({ message, onRetry }: FailureCardProps) => (
  <div className="unavailable">
    <Icon name="warning" />
    <div className="words">
      <strong>La IA no está disponible en este momento</strong>
      <p>
        <span>{message}</span> <span>- Mostrando recomendaciones predefinidas mientras tanto.</span>
      </p>
    </div>
    <Button variant="outlined" onClick={onRetry}>
      Intentar IA nuevamente
    </Button>
  </div>
);
