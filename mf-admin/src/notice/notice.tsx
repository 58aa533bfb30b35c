import { Button, styled, token } from '@almanaque/ui';
import { useWrite } from '@almanaque/ui/form';
import { createContext, use, useState, type ReactNode } from 'react';

/** What became of the last write, and what undoes it. */
interface Notice {
  readonly text: string;
  readonly undo?: () => Promise<unknown>;
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
 * Tells inside the dialog what happened: a toast lies outside of it, where neither the keyboard nor a
 * screen reader gets while it is open. It stays until the next one.
 */
export function Notices({ children }: { readonly children: ReactNode }) {
  const [notice, setNotice] = useState<Notice | null>(null);
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const { write } = useWrite({ tell: (text) => setNotice({ text }) });
  const undo = (run: () => Promise<unknown>) =>
    write(async () => {
      // The button goes with what it undoes.
      bar?.focus();
      setNotice({ text: 'Deshaciendo…' });
      await run();
      setNotice({ text: 'Listo, quedó como estaba.' });
    });
  const run = notice?.undo;
  return (
    <ShowContext value={setNotice}>
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
  return useWrite({ tell: (text) => show({ text }) });
}
