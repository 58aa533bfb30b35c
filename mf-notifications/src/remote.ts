import { createRemote } from '@almanaque/ui';
import { BellPlaceholder } from './bell/bell-placeholder.tsx';
import { BellView } from './bell/bell-view.tsx';

export const { contractVersion, mount, Component } = createRemote({
  contractVersion: BUILT_WITH_CONTRACT,
  View: BellView,
  Placeholder: BellPlaceholder,
  failureMessage: 'Los eventos próximos no se pudieron mostrar.',
});
