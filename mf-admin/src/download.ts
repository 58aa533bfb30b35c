import { Download } from './download/download.tsx';
import { settingsScreen } from './settings-screen.tsx';

export const { contractVersion, mount, Component } = settingsScreen({
  Screen: Download,
  height: 420,
  failureMessage: 'La descarga no se pudo mostrar.',
});
