import { ProbeAi } from './ai-probe/probe-ai.tsx';
import { settingsScreen } from './settings-screen.tsx';

export const { contractVersion, mount, Component } = settingsScreen({
  Screen: ProbeAi,
  height: 420,
  failureMessage: 'La prueba de la IA no se pudo mostrar.',
});
