import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useLeaveGuard } from './leave-guard.ts';
import { entriesOf } from './use-form.ts';

const entered = (form: HTMLFormElement | null): string =>
  form ? JSON.stringify(entriesOf(form)) : '';

/** Asks before what was entered in a form is lost, whichever way it is left. */
export function useLeaving(form: RefObject<HTMLFormElement | null>, isGuarded: boolean) {
  const { keep } = useLeaveGuard();
  /** Asked about: what happens if nothing is worth keeping. */
  const [leaving, setLeaving] = useState<{ readonly go: () => void } | null>(null);
  const first = useRef('');
  const leave = useCallback(
    (go: () => void) => {
      if (entered(form.current) === first.current) go();
      else setLeaving({ go });
    },
    [form],
  );
  useEffect(() => {
    first.current = entered(form.current);
    return isGuarded ? keep(leave) : undefined;
  }, [form, isGuarded, keep, leave]);
  return { leave, leaving, stay: () => setLeaving(null) };
}
