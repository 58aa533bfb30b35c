import { Button, styled, token } from '@almanaque/ui';
import type { ReactNode } from 'react';
import { useWhileThere } from './use-while-there.ts';
import { useWrite } from './use-write.ts';

const Box = styled('div')({
  display: 'grid',
  gap: 12,
  padding: 16,
  border: `1px solid ${token.danger}`,
  borderRadius: token.radius,
  '& p': { margin: 0 },
  '& .problem': { color: token.danger },
  '& .problem:empty': { display: 'none' },
  '& .acts': { display: 'flex', flexWrap: 'wrap', gap: 12 },
});

interface ConfirmProps {
  readonly question: ReactNode;
  readonly act: string;
  readonly onAct: () => Promise<void>;
  /** Once it is done, unless it was cancelled meanwhile. */
  readonly onDone?: () => void;
  readonly onCancel: () => void;
}

/** Asks, in the place of the button that was pressed, before what cannot be taken back. */
export function Confirm({ question, act, onAct, onDone, onCancel }: ConfirmProps) {
  const end = useWhileThere(() => onDone?.());
  const { write, busy, problem } = useWrite({ once: true });
  return (
    <Box role="group" aria-label="Confirmación" aria-busy={busy}>
      <p>{question}</p>
      <p className="problem" role="alert">
        {problem}
      </p>
      <div className="acts">
        <Button
          variant="contained"
          color="error"
          aria-disabled={busy}
          ref={(button: HTMLElement | null) => button?.focus()}
          onClick={() => void write(() => onAct().then(end))}
        >
          {act}
        </Button>
        <Button variant="outlined" onClick={onCancel}>
          Cancelar
        </Button>
      </div>
    </Box>
  );
}
