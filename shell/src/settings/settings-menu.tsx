import {
  Icon,
  IconButton,
  Menu,
  MenuItem,
  styled,
  token,
  Tooltip,
  useColorScheme,
} from '@almanaque/ui';
import { useId, useState } from 'react';
import { AboutDialog } from './about-dialog.tsx';

const THEMES = [
  { mode: 'light', label: 'Claro' },
  { mode: 'dark', label: 'Oscuro' },
  { mode: 'system', label: 'Sistema' },
] as const;

const Heading = styled('li')({
  padding: '8px 16px 4px',
  color: token.inkSoft,
  font: `600 0.8125rem/1.3 ${token.sans}`,
});

const Item = styled(MenuItem)({ minHeight: 44, gap: 12, '& .mark': { width: 20, height: 20 } });

/** What the header's settings button opens. What needs a session joins it with sign-in. */
export function SettingsMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [aboutOpen, setAboutOpen] = useState(false);
  const { mode, setMode } = useColorScheme();
  const menuId = useId();
  const close = () => setAnchor(null);

  return (
    <>
      <Tooltip title="Configuración">
        <IconButton
          aria-label="Configuración"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-controls={anchor ? menuId : undefined}
          color="inherit"
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Icon name="settings" size={24} />
        </IconButton>
      </Tooltip>
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={close}>
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
