import { createRemote } from '@almanaque/ui';
import { FirstPeople } from './first-people/first-people.tsx';
import { PagePlaceholder } from './page-placeholder.tsx';

export const { contractVersion, mount, Component } = createRemote({
  contractVersion: BUILT_WITH_CONTRACT,
  View: FirstPeople,
  Placeholder: PagePlaceholder,
  failureMessage: 'La carga de las personas no se pudo mostrar.',
});
