import { createRemote } from '@almanaque/ui';
import { HolidayMoveView } from './move/holiday-move-view.tsx';

export const { contractVersion, mount, Component } = createRemote({
  contractVersion: BUILT_WITH_CONTRACT,
  View: HolidayMoveView,
  Placeholder: () => null,
  failureMessage: 'Qué pasa con los planes no se pudo mostrar.',
});
