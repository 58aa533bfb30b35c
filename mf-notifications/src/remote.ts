import { createRemote } from '@almanaque/ui';
import { BellView } from './bell-view.tsx';
import { BellPlaceholder } from './bell-placeholder.tsx';

export const { contractVersion, mount, Component } = createRemote({
  View: BellView,
  Placeholder: BellPlaceholder,
  failureMessage: 'Los eventos próximos no se pudieron mostrar.',
});
