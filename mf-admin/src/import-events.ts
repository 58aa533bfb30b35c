import { IcsImport } from './ics-import/ics-import.tsx';
import { settingsScreen } from './settings-screen.tsx';

export const { contractVersion, mount, Component } = settingsScreen({
  Screen: IcsImport,
  height: 260,
  failureMessage: 'La importación no se pudo mostrar.',
});
