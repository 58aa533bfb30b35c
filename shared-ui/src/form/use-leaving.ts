import { useCallback, useEffect, useRef, useState } from 'react';
import { useLeaveGuard } from './leave-guard.ts';
import { useAskBeforeUnload } from './use-ask-before-unload.ts';
import { entriesOf, type Entries } from './use-form.ts';

/** Whether a form says anything that it did not at `first`; what came to be there since began empty. */
const saysMore = (form: HTMLFormElement | null, first: Entries): boolean =>
  form !== null &&
  Object.entries(entriesOf(form)).some(([name, value]) => value !== (first[name] ?? ''));

/**
 * Asks before what was entered in a form is lost, whichever way it is left: the page's reload too.
 * @returns the form's ref, whether anything is entered that was not there (as `onInput` saw it), what
 * goes away from it, and what is asked about, if anything is.
 */
export function useLeaving(isGuarded: boolean) {
  const { keep } = useLeaveGuard();
  const form = useRef<HTMLFormElement>(null);
  const first = useRef<Entries>({});
  /** What happens if nothing is worth keeping. */
  const [leaving, setLeaving] = useState<{ readonly go: () => void } | null>(null);
  const [isChanged, setChanged] = useState(false);
  useAskBeforeUnload(isGuarded && isChanged);
  const onInput = () => setChanged(saysMore(form.current, first.current));
  const leave = useCallback((go: () => void) => {
    if (saysMore(form.current, first.current)) setLeaving({ go });
    else go();
  }, []);
  useEffect(() => {
    if (form.current) first.current = entriesOf(form.current);
    return isGuarded ? keep(leave) : undefined;
  }, [isGuarded, keep, leave]);
  return {
    form,
    isChanged,
    onInput,
    leave,
    leaving,
    stay: () => setLeaving(null),
    /** From then on what differs from `entries` would be lost. */
    begin: (entries: Entries) => {
      first.current = entries;
    },
  };
}
