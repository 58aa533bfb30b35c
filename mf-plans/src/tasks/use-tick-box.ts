import { useWrite } from '@almanaque/ui/form';
import { useState, type ChangeEvent } from 'react';

interface TickBox {
  readonly isDone: boolean;
  readonly tick: (done: boolean) => Promise<unknown>;
  /** Tells why it came to nothing. */
  readonly tell: (problem: string) => void;
}

/** The box of a task: it says at once what was pressed, and where that came to nothing again what is so. */
export function useTickBox({ isDone, tick, tell }: TickBox) {
  const [pressed, setPressed] = useState<boolean | null>(null);
  const { write, busy } = useWrite({ tell });
  // What was pressed is so by now: from here on it alone counts.
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
