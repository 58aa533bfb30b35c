import { Audit } from './audit/audit.tsx';
import { settingsScreen } from './settings-screen.tsx';

export const { contractVersion, mount, Component } = settingsScreen({
  Screen: Audit,
  height: 420,
  failureMessage: 'El registro de cambios no se pudo mostrar.',
});
