import { SecurityPage } from './security/security-page.tsx';
import { settingsScreen } from './settings-screen.tsx';

export const { contractVersion, mount, Component } = settingsScreen({
  Screen: SecurityPage,
  height: 320,
  failureMessage: 'La seguridad de tu cuenta no se pudo mostrar.',
});
