import { createRemote } from '@almanaque/ui';
import { HomeView } from './home/home-view.tsx';

export const { contractVersion, mount, Component } = createRemote({
  contractVersion: BUILT_WITH_CONTRACT,
  View: HomeView,
  Placeholder: () => null,
  failureMessage: 'Lo de esta semana no se pudo mostrar.',
});
