import { createRemote } from '@almanaque/ui';
import { LookForPlans } from './move/look-for-plans.tsx';

export const { contractVersion, mount, Component } = createRemote({
  contractVersion: BUILT_WITH_CONTRACT,
  View: LookForPlans,
  Placeholder: () => null,
  failureMessage: 'Qué pasa con los planes no se pudo mostrar.',
});
