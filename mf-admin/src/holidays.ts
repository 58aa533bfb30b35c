import { DatesAdmin } from './dates-admin/dates-admin.tsx';
import { settingsScreen } from './settings-screen.tsx';

export const { contractVersion, mount, Component } = settingsScreen({
  Screen: DatesAdmin,
  height: 520,
  failureMessage: 'Los feriados no se pudieron mostrar.',
});
