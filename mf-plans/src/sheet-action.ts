import { createRemote } from '@almanaque/ui';
import { SheetView } from './sheet/sheet-view.tsx';

export const { contractVersion, mount, Component } = createRemote({
  contractVersion: BUILT_WITH_CONTRACT,
  View: SheetView,
  Placeholder: () => null,
  failureMessage: 'El plan no se puede armar desde acá por ahora.',
});
