import { useEffect, useEffectEvent } from 'react';
import { shortcutOf, type Shortcut } from './shortcut.ts';
import { shortcutsAreOn } from './shortcuts-switch.ts';

/** Calls `run` for each shortcut that is pressed. Used once on a page. */
export function useShortcuts(run: (shortcut: Shortcut) => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const shortcut = shortcutOf(event);
    if (shortcut === null || !shortcutsAreOn()) return;
    event.preventDefault();
    run(shortcut);
  });
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
