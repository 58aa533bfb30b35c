import { createRemote } from '@almanaque/ui';
import { PagePlaceholder } from './page/page-placeholder.tsx';
import { PlansView } from './page/plans-view.tsx';

export const { contractVersion, mount, Component } = createRemote({
  contractVersion: BUILT_WITH_CONTRACT,
  View: PlansView,
  Placeholder: PagePlaceholder,
  failureMessage: 'Los planes no se pudieron mostrar.',
});
