import { Button, styled, token } from '@almanaque/ui';
import { toastStore } from '@almanaque/shared-contracts';
import { failureText, tellByToast, useWhileThere, useWrite } from '@almanaque/ui/form';
import { createContext, use, useRef, useState, type ReactNode } from 'react';

/** What became of the last write, and what undoes it. */
interface Notice {
  readonly text: string;
  readonly undo?: () => Promise<unknown>;
  readonly failed?: boolean;
}

type Show = (notice: Notice) => void;

const ShowContext = createContext<Show>(() => undefined);

export const useNotice = (): Show => use(ShowContext);

const Bar = styled('div')({
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  outline: 'none',
  '& p': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 16px',
    minHeight: 48,
    margin: '12px 0 0',
    padding: '6px 16px',
    borderRadius: token.radius,
    background: token.ink,
    color: token.paper,
  },
  '& .MuiButton-root': { minHeight: 44 },
});

/**
 * Tells inside the page what happened, beside what undoes it. It stays until the next one; whoever left
 * by then is told by a toast.
 */
export function Notices({ children }: { readonly children: ReactNode }) {
  const [notice, setNotice] = useState<Notice | null>(null);
  const told = useRef<Notice>(null);
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const show = useWhileThere(
    (next: Notice) => {
      told.current = next;
      setNotice(next);
    },
    ({ text, failed }) => toastStore().show(text, failed ? 'error' : 'success'),
  );
  const undo = async (run: () => Promise<unknown>) => {
    const undoing: Notice = { text: 'Deshaciendo…' };
    // What was told since bears the way to undo another.
    const isTold = () => told.current === undoing;
    // The button goes with what it undoes.
    bar?.focus();
    show(undoing);
    try {
      await run();
      if (isTold()) show({ text: 'Listo, quedó como estaba.' });
    } catch (error) {
      const text = failureText(error);
      if (isTold()) show({ text, failed: true });
      else tellByToast(text);
    }
  };
  const run = notice?.undo;
  return (
    <ShowContext value={show}>
      {children}
      <Bar ref={setBar} role="status" tabIndex={-1}>
        {notice && (
          <p>
            {notice.text}
            {run && (
              <Button color="inherit" onClick={() => void undo(run)}>
                Deshacer
              </Button>
            )}
          </p>
        )}
      </Bar>
    </ShowContext>
  );
}

/** A write that has no form to say what went wrong in. */
export function useNoticedWrite() {
  const show = useNotice();
  return useWrite({ tell: (text) => show({ text, failed: true }) });
}
