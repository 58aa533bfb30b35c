import {
  askCalendar,
  askForNewEvent,
  toastStore,
  useQueryClient,
} from '@almanaque/shared-contracts';
import { codeQuery, Icon, IconButton, Tooltip } from '@almanaque/ui';
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
  const queries = useQueryClient();
  const [shown, setShown] = useState<Shown | null>(null);

  const show = async (name: OverlayName) => {
    keepTyping();
    try {
      const Overlay = await queries.query(codeQuery(name, () => loadOverlay(name)));
      // The search takes what was typed when its field is there.
      if (isTypingKept()) setShown({ Overlay, open: true });
      if (name !== 'search') takeTyped();
    } catch {
      takeTyped();
      toastStore().show('Esta parte no se pudo cargar. Probá de nuevo.', 'error');
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
