import { createRemote } from '@almanaque/ui';
import { PagePlaceholder } from './page-placeholder.tsx';
import { PeopleView } from './people-view.tsx';

export const { contractVersion, mount, Component } = createRemote({
  contractVersion: BUILT_WITH_CONTRACT,
  View: PeopleView,
  Placeholder: PagePlaceholder,
  failureMessage: 'Las personas no se pudieron mostrar.',
});
