import { Providers } from './providers/providers.tsx';
import { settingsScreen } from './settings-screen.tsx';

export const { contractVersion, mount, Component } = settingsScreen({
  Screen: Providers,
  height: 520,
  failureMessage: 'Los proveedores no se pudieron mostrar.',
});
