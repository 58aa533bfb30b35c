import { useLocation } from '@almanaque/shared-contracts';
import { useEffect, useEffectEvent, useRef } from 'react';

/** What is open over a page closes when another is gone to, by whichever way. */
export function useCloseElsewhere(onClose: () => void): void {
  const { path } = useLocation();
  const before = useRef(path);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    close();
  }, [path]);
}
