import { useState, type ChangeEvent } from 'react';

interface TickBox {
  readonly isDone: boolean;
  readonly tick: (done: boolean) => Promise<unknown>;
  /** Tells why it came to nothing. */
  readonly tell: (error: unknown) => void;
}

/** The box of a task: it says at once what was pressed, and where that came to nothing again what is so. */
export function useTickBox({ isDone, tick, tell }: TickBox) {
  const [pressed, setPressed] = useState<boolean | null>(null);
  const [isBusy, setBusy] = useState(false);
  // What was pressed is so by now: from here on it alone counts.
  if (pressed === isDone && !isBusy) setPressed(null);
  const press = async (done: boolean) => {
    if (isBusy) return;
    setPressed(done);
    setBusy(true);
    try {
      await tick(done);
    } catch (error) {
      setPressed(null);
      tell(error);
    }
    setBusy(false);
  };
  return {
    type: 'checkbox',
    checked: pressed ?? isDone,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => void press(target.checked),
  } as const;
}
