import { Users } from './users/users.tsx';
import { settingsScreen } from './settings-screen.tsx';

export const { contractVersion, mount, Component } = settingsScreen({
  Screen: Users,
  height: 210,
  failureMessage: 'Las cuentas no se pudieron mostrar.',
});
