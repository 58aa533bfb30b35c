import { NO_FILTER, viewStore } from '@almanaque/shared-contracts';
import { Button } from '@almanaque/ui';

interface NothingPassesProps {
  /** One Spanish sentence: what is empty. */
  readonly message: string;
  /** Takes the focus: the button goes with the filter. */
  readonly onRemoved: () => void;
}

/** What would be here is filtered out, and the way to see it. */
export function NothingPasses({ message, onRemoved }: NothingPassesProps) {
  const remove = () => {
    viewStore().setFilter(NO_FILTER);
    onRemoved();
  };
  return (
    <div className="nothing-passes">
      <p role="status">{message}</p>
      <Button size="small" variant="outlined" onClick={remove}>
        Quitar filtros
      </Button>
    </div>
  );
}
