import { FirstHour } from './first-hour/first-hour.tsx';
import { settingsScreen } from './settings-screen.tsx';

export const { contractVersion, mount, Component } = settingsScreen({
  Screen: FirstHour,
  height: 520,
  failureMessage: 'Los primeros pasos no se pudieron mostrar.',
});
