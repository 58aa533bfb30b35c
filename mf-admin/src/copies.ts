import { Copies } from './copies/copies.tsx';
import { settingsScreen } from './settings-screen.tsx';

export const { contractVersion, mount, Component } = settingsScreen({
  Screen: Copies,
  height: 420,
  failureMessage: 'Las copias no se pudieron mostrar.',
});
