import { createRemote } from '@almanaque/ui';
import { DayView } from './day/day-view.tsx';

export const { contractVersion, mount, Component } = createRemote({
  contractVersion: BUILT_WITH_CONTRACT,
  View: DayView,
  Placeholder: () => null,
  failureMessage: 'La línea del plan no se pudo mostrar.',
});
