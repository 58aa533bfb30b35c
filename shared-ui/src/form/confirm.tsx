import { Button, styled, token } from '@almanaque/ui';
import type { ReactNode } from 'react';
import { handFocusOn } from './follow-place.ts';
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

/** Always the same function: another one would take the focus back with whatever is drawn anew. */
const focusOnce = (button: HTMLElement | null): void => button?.focus();

interface ConfirmProps {
  readonly question: ReactNode;
  readonly act: string;
  readonly onAct: () => Promise<void>;
  /** Once it is done, unless it was cancelled meanwhile. */
  readonly onDone?: () => void;
  readonly onCancel: () => void;
  /** It takes no focus when its page opens: the person begins at the page's title. */
  readonly waits?: boolean;
}

/** Asks, in the place of the button that was pressed, before what cannot be taken back. */
export function Confirm({ question, act, onAct, onDone, onCancel, waits = false }: ConfirmProps) {
  const end = useWhileThere(() => onDone?.());
  const { write, busy, problem } = useWrite({ once: true });
  return (
    <Box ref={handFocusOn} role="group" aria-label="Confirmación" aria-busy={busy}>
      <p>{question}</p>
      <p className="problem" role="alert">
        {problem}
      </p>
      <div className="acts">
        <Button
          variant="contained"
          color="error"
          aria-disabled={busy}
          {...(!waits && { ref: focusOnce })}
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
