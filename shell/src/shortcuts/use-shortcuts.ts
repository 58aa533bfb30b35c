import { askCalendar } from '@almanaque/shared-contracts';
import { useEffect, useEffectEvent } from 'react';
import { MONTH_PATH } from '@almanaque/shared-contracts/contributions';
import { asksToPrint, shortcutOf, type Shortcut } from './shortcut.ts';
import { shortcutsAreOn } from './shortcuts-switch.ts';

/** Calls `run` for each shortcut that is pressed. Used once on a page. */
export function useShortcuts(run: (shortcut: Shortcut) => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // The calendar's own sheet names everybody, where the page says '+3 más'.
    if (asksToPrint(event) && location.pathname === MONTH_PATH && askCalendar('print'))
      event.preventDefault();
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
