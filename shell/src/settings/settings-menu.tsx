import { Icon, Menu, MenuItem, styled, token, useColorScheme } from '@almanaque/ui';
import { useState } from 'react';
import { useKeptSession } from '../account/session.ts';
import { useSignOut } from '../account/sign-out.ts';
import { readBootData } from '../boot/boot-data.ts';
import { useAskForDialog } from '../dialogs/dialogs-context.ts';
import { useSampleEvents } from '../sample-set/sample-set-data.ts';
import { shortcutsAreOn, switchShortcuts } from '../shortcuts/shortcuts-switch.ts';
import { AboutDialog } from './about-dialog.tsx';
import { choicesOf, SESSION_ENDS, type Choice } from './choices.ts';

const THEMES = [
  { mode: 'light', label: 'Claro' },
  { mode: 'dark', label: 'Oscuro' },
  { mode: 'system', label: 'Sistema' },
] as const;

const Heading = styled('li')({
  padding: '8px 16px 4px',
  color: token.inkSoft,
  font: `600 0.8125rem/1.3 ${token.sans}`,
  '& b': { display: 'block', color: token.ink, fontSize: '1rem' },
  '&.part': { marginTop: 8, paddingTop: 12, borderTop: `1px solid ${token.hairline}` },
});

const Item = styled(MenuItem)({ gap: 12, '& .mark': { width: 20, height: 20 } });

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
  const askForDialog = useAskForDialog();
  const signOut = useSignOut();
  const run = ({ act }: Choice) => {
    close();
    if (act.kind === 'open') askForDialog(act.dialog);
    else void signOut(act.way);
  };

  const facts = { session, samples, overrideOrigins };
  const item = (choice: Choice) => (
    <Item key={choice.label} onClick={() => run(choice)}>
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
        <Heading role="presentation" className="part">
          {session ? (
            <>
              <b>{session.name}</b>
              {session.email}
            </>
          ) : (
            'Cuenta'
          )}
        </Heading>
        {choicesOf('account', facts).map(item)}
        {session && SESSION_ENDS.map(item)}
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
