import { useWrite } from '@almanaque/ui/form';
import { useState, type ChangeEvent } from 'react';

interface TickBox {
  readonly isDone: boolean;
  readonly tick: (done: boolean) => Promise<unknown>;
  /** Tells why it came to nothing. */
  readonly tell: (problem: string) => void;
}

/** The box of a task. It shows at once what was pressed and, if that fails, what is kept again. */
export function useTickBox({ isDone, tick, tell }: TickBox) {
  const [pressed, setPressed] = useState<boolean | null>(null);
  const { write, busy } = useWrite({ tell });
  // What was pressed is kept by now: from here on what is kept is shown.
  if (pressed === isDone && !busy) setPressed(null);
  const press = (done: boolean) =>
    write(async () => {
      setPressed(done);
      try {
        await tick(done);
      } catch (error) {
        setPressed(null);
        throw error;
      }
    });
  return {
    type: 'checkbox',
    checked: pressed ?? isDone,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => void press(target.checked),
  } as const;
}
