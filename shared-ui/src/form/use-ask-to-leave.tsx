import { useEffect, useState, type ReactNode } from 'react';
import { useLeaveGuard } from './leave-guard.ts';
import { UnsavedQuestion } from './unsaved-question.tsx';
import { useAskBeforeUnload } from './use-ask-before-unload.ts';

/**
 * Asks before what is in no form would be lost, whichever way it is left.
 * @param unsaved says what would be lost; null: nothing would be.
 * @returns the question, while it is asked.
 */
export function useAskToLeave(unsaved: string | null): ReactNode {
  const { keep } = useLeaveGuard();
  const [leaving, setLeaving] = useState<{ readonly go: () => void } | null>(null);
  const isUnsaved = unsaved !== null;
  useAskBeforeUnload(isUnsaved);
  useEffect(() => {
    if (!isUnsaved) return;
    const release = keep((go) => setLeaving({ go }));
    return () => {
      release();
      setLeaving(null);
    };
  }, [isUnsaved, keep]);
  if (!isUnsaved || !leaving) return null;
  return (
    <UnsavedQuestion
      words={{ unsaved, stay: 'Quedarme acá', discard: 'Salir igual' }}
      onStay={() => setLeaving(null)}
      onDiscard={leaving.go}
    />
  );
}
