import { settingsScreen } from './settings-screen.tsx';
import { Subscribe } from './subscription/subscribe.tsx';

/** What its element shows in other portals, and its page by itself: the one screen of use to everybody. */
export const { contractVersion, mount, Component } = settingsScreen({
  Screen: Subscribe,
  height: 420,
  failureMessage: 'La suscripción no se pudo mostrar.',
});
