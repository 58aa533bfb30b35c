import { Icon, Menu, useColorScheme } from '@almanaque/ui';
import { useState } from 'react';
import { useKeptSession } from '../account/session.ts';
import { readBootData } from '../boot/boot-data.ts';
import { useSampleEvents } from '../sample-set/sample-set-data.ts';
import { shortcutsAreOn, switchShortcuts } from '../shortcuts/shortcuts-switch.ts';
import { AboutDialog } from './about-dialog.tsx';
import { choicesOf, type Choice } from './choices.ts';
import { Heading, Item } from './menu-styles.ts';
import { useChoose } from './use-choose.ts';

const THEMES = [
  { mode: 'light', label: 'Claro' },
  { mode: 'dark', label: 'Oscuro' },
  { mode: 'system', label: 'Sistema' },
] as const;

interface SettingsMenuProps {
  /** What it hangs from; null while it is closed. */
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

/** What the header's settings button opens. */
export function SettingsMenu({ anchor, onClose: close }: SettingsMenuProps) {
  const [aboutOpen, setAboutOpen] = useState(false);
  const [shortcuts, setShortcuts] = useState(shortcutsAreOn);
  const [{ overrideOrigins }] = useState(readBootData);
  const { mode, setMode } = useColorScheme();
  const session = useKeptSession();
  const samples = useSampleEvents(session);
  const choose = useChoose(close);

  const facts = { session, samples, overrideOrigins };
  const item = (choice: Choice) => (
    <Item key={choice.label} onClick={() => choose(choice)}>
      <span className="mark" />
      {choice.label}
    </Item>
  );

  return (
    <>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        // It is drawn outside the page's landmarks: it has to be one to be found among them.
        slotProps={{ paper: { role: 'region', 'aria-label': 'Configuración' } }}
      >
        <Heading role="presentation">Tema</Heading>
        {THEMES.map((theme) => (
          <Item
            key={theme.mode}
            role="menuitemradio"
            aria-checked={mode === theme.mode}
            onClick={() => {
              setMode(theme.mode);
              close();
            }}
          >
            <span className="mark">{mode === theme.mode && <Icon name="check" />}</span>
            {theme.label}
          </Item>
        ))}
        <Heading role="presentation" className="part">
          Calendario
        </Heading>
        {choicesOf('calendar', facts).map(item)}
        <Item
          role="menuitemcheckbox"
          aria-checked={shortcuts}
          onClick={() => {
            switchShortcuts(!shortcuts);
            setShortcuts(!shortcuts);
            close();
          }}
        >
          <span className="mark">{shortcuts && <Icon name="check" />}</span>
          Atajos de una tecla
        </Item>
        {session && (
          <Heading role="presentation" className="part">
            Administración
          </Heading>
        )}
        {choicesOf('administration', facts).map(item)}
        {choicesOf('developer', facts).map(item)}
        <Item
          divider={false}
          onClick={() => {
            close();
            setAboutOpen(true);
          }}
        >
          <span className="mark" />
          Acerca de
        </Item>
      </Menu>
      <AboutDialog open={aboutOpen} onClose={() => setAboutOpen(false)} />
    </>
  );
}
