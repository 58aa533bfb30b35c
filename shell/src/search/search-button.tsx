import { REMOTE_TIMEOUT_MS } from '@almanaque/remote-loader';
import { askCalendar, askForNewEvent, toastStore } from '@almanaque/shared-contracts';
import { Icon, IconButton, Tooltip } from '@almanaque/ui';
import { isTypingKept, keepTyping, takeTyped } from '@almanaque/ui/screen';
import { useState, type ComponentType } from 'react';
import type { Shortcut } from '../shortcuts/shortcut.ts';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import { loadOverlay, type OverlayName } from './load-overlay.ts';
import type { OverlayProps } from './overlay-props.ts';

interface Shown {
  readonly Overlay: ComponentType<OverlayProps>;
  readonly open: boolean;
}

/** The way to the search, by a click or a key, and what the page's other keys do. */
export function SearchButton() {
  const [shown, setShown] = useState<Shown | null>(null);

  const show = async (name: OverlayName, typed?: string) => {
    keepTyping(typed);
    // However late it comes, it is what the keys are meant for: none of them does anything else before.
    const late = setTimeout(() => toastStore().show('Está tardando en llegar.'), REMOTE_TIMEOUT_MS);
    try {
      const Overlay = await loadOverlay(name);
      // The search takes what was typed when its field is there.
      if (isTypingKept()) setShown({ Overlay, open: true });
      if (name !== 'search') takeTyped();
    } catch {
      const kept = takeTyped();
      toastStore().show('Esta parte no se pudo cargar.', 'error', {
        label: 'Reintentar',
        run: () => void show(name, kept),
      });
    } finally {
      clearTimeout(late);
    }
  };
  const run = (shortcut: Shortcut) => {
    if (shortcut === 'search') void show('search');
    else if (shortcut === 'help') void show('shortcuts');
    else if (shortcut === 'today') askCalendar('today');
    else if (!askForNewEvent()) {
      toastStore().show('El calendario no está listo para agregar eventos.', 'error');
    }
  };
  useShortcuts(run);
  const close = () => {
    takeTyped();
    setShown((current) => current && { ...current, open: false });
  };

  return (
    <>
      <Tooltip title="Buscar">
        <IconButton
          className="search"
          aria-label="Buscar"
          aria-haspopup="dialog"
          aria-keyshortcuts="/"
          color="inherit"
          onClick={() => void show('search')}
        >
          <Icon name="search" />
          <span className="words">Buscar</span>
          <kbd>/</kbd>
        </IconButton>
      </Tooltip>
      {shown && <shown.Overlay open={shown.open} onClose={close} />}
    </>
  );
}
