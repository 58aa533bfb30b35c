import { navigation } from '@almanaque/shared-contracts';
import { SETTINGS_PATH } from '@almanaque/shared-contracts/contributions';
import { Icon, Menu, useColorScheme, useContributions } from '@almanaque/ui';
import { useWayTo } from '../configuration/use-way-to.ts';
import { Heading, Item } from './menu-styles.ts';
import { THEMES } from './themes.ts';

/** Of all pages of the settings, what anybody may want at once. */
const AT_ONCE = 'suscripciones';

const ALL = { to: SETTINGS_PATH, label: 'Configuración' };

interface SettingsMenuProps {
  /** What it hangs from; null while it is closed. */
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

/** What the header's settings button opens: besides the theme, pages, and the way to all that is set. */
export function SettingsMenu({ anchor, onClose: close }: SettingsMenuProps) {
  const { mode, setMode } = useColorScheme();
  const pages = useContributions('page').map(({ contribution: { path = '', title } }) => ({
    to: `/${path}`,
    label: title,
  }));
  const atOnce = useWayTo(AT_ONCE);
  return (
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
      {[...pages, ...atOnce, ALL].map(({ to, label }) => (
        <Item
          key={to}
          onPointerEnter={() => navigation().prepare(to)}
          onClick={() => {
            close();
            navigation().go(to);
          }}
        >
          <span className="mark" />
          {label}
        </Item>
      ))}
    </Menu>
  );
}
