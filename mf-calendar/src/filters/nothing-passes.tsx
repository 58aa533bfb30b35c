import { NO_FILTER, viewStore } from '@almanaque/shared-contracts';
import { Button, styled, token, TOUCH } from '@almanaque/ui';

export interface NothingPassesProps {
  /** One Spanish sentence: what is empty. */
  readonly message: string;
  /** Takes the focus: the button goes with the filter. */
  readonly onRemoved: () => void;
}

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  marginBottom: 8,
  padding: '10px 16px',
  border: `1px dashed ${token.inkSoft}`,
  borderRadius: token.radius,
  color: token.inkSoft,
  fontSize: '0.9375rem',
  '& p': { flex: '1 1 12em', margin: 0 },
  // This line has the button.
  '& ~ .filter-chips > button': { display: 'none' },
  [TOUCH]: { '& button': { minHeight: 44 } },
  '@media print': { display: 'none' },
});

/** What would be here is filtered out, and the way to see it. */
export function NothingPasses({ message, onRemoved }: NothingPassesProps) {
  const remove = () => {
    viewStore().setFilter(NO_FILTER);
    onRemoved();
  };
  return (
    <Line className="nothing-passes">
      <p role="status">{message}</p>
      <Button size="small" variant="outlined" onClick={remove}>
        Quitar filtros
      </Button>
    </Line>
  );
}
