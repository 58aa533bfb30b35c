import { Icon, Menu, MenuItem, styled, token, useColorScheme } from '@almanaque/ui';
import { useState } from 'react';
import { useKeptSession } from '../account/session.ts';
import { useSignOut } from '../account/sign-out.ts';
import { useAskForDialog } from '../dialogs/dialogs-context.tsx';
import { AboutDialog } from './about-dialog.tsx';
import { accountChoices, type AccountChoice } from './account-choices.ts';

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
  '&.account': { marginTop: 8, paddingTop: 12, borderTop: `1px solid ${token.hairline}` },
});

const Item = styled(MenuItem)({ minHeight: 44, gap: 12, '& .mark': { width: 20, height: 20 } });

interface SettingsMenuProps {
  /** What it hangs from; null while it is closed. */
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

/** What the header's settings button opens. */
export function SettingsMenu({ anchor, onClose: close }: SettingsMenuProps) {
  const [aboutOpen, setAboutOpen] = useState(false);
  const { mode, setMode } = useColorScheme();
  const session = useKeptSession();
  const askForDialog = useAskForDialog();
  const signOut = useSignOut();
  const run = ({ act }: AccountChoice) => {
    close();
    if (act.kind === 'open') askForDialog(act.dialog);
    else void signOut(act.way);
  };

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
        <Heading role="presentation" className="account">
          {session ? (
            <>
              <b>{session.name}</b>
              {session.email}
            </>
          ) : (
            'Cuenta'
          )}
        </Heading>
        {accountChoices(session).map((choice) => (
          <Item key={choice.label} onClick={() => run(choice)}>
            <span className="mark" />
            {choice.label}
          </Item>
        ))}
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
