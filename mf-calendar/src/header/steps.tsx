import { Button, Icon, IconButton } from '@almanaque/ui';
import { useMoveAccess } from '../move/move-context.ts';

interface StepsProps {
  /** 'Mes', 'Año': what one step goes by. */
  readonly unit: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onToday: () => void;
  readonly onStep: (step: -1 | 1) => void;
}

/** Back to today, and to the neighbours of what is shown. */
export function Steps({ unit, isFirst, isLast, onToday, onStep }: StepsProps) {
  const ref = useMoveAccess()?.step;
  return (
    <div className="steps">
      <IconButton
        ref={ref}
        aria-label={`${unit} anterior`}
        disabled={isFirst}
        onClick={() => onStep(-1)}
      >
        <Icon name="previous" />
      </IconButton>
      <Button variant="outlined" onClick={onToday}>
        Hoy
      </Button>
      <IconButton
        ref={ref}
        aria-label={`${unit} siguiente`}
        disabled={isLast}
        onClick={() => onStep(1)}
      >
        <Icon name="next" />
      </IconButton>
    </div>
  );
}
