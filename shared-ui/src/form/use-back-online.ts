import { useEffect, useEffectEvent } from 'react';

/**
 * Tells when the connection is back, while something waits for it. What could not reach the server may then
 * be sent again: a warning that says to look after the connection would be about one that is there.
 */
export function useBackOnline(isWaiting: boolean, onBack: () => void): void {
  const back = useEffectEvent(onBack);
  useEffect(() => {
    if (!isWaiting) return;
    const listener = () => back();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, [isWaiting]);
}
