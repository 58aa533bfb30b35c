import { useLastChosen } from '@almanaque/ui/form';
import { useState, type ChangeEvent } from 'react';

interface TickBox {
  readonly isDone: boolean;
  readonly tick: (done: boolean) => Promise<unknown>;
  /** Tells why it came to nothing. */
  readonly tell: (problem: string) => void;
}

/** The box of a task. It shows at once what was pressed last and, if that fails, what is kept again. */
export function useTickBox({ isDone, tick, tell }: TickBox) {
  const [pressed, setPressed] = useState<boolean | null>(null);
  const { chosen, choose } = useLastChosen({
    save: async (done: boolean) => {
      try {
        await tick(done);
      } catch (error) {
        setPressed(null);
        throw error;
      }
    },
    tell,
  });
  // What was pressed is kept by now: from here on what is kept is shown.
  if (pressed === isDone && chosen === null) setPressed(null);
  const press = (done: boolean) => {
    setPressed(done);
    void choose(done);
  };
  return {
    type: 'checkbox',
    checked: chosen ?? pressed ?? isDone,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => press(target.checked),
  } as const;
}
