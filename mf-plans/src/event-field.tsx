import { createRemote } from '@almanaque/ui';
import { MoveView } from './move/move-view.tsx';
import { RemovalView } from './removal/removal-view.tsx';

export const { contractVersion, mount, Component } = createRemote({
  contractVersion: BUILT_WITH_CONTRACT,
  View: () => (
    <>
      <MoveView />
      <RemovalView />
    </>
  ),
  Placeholder: () => null,
  failureMessage: 'Qué pasa con los planes no se pudo mostrar.',
});
