import { createRemote } from '@almanaque/ui';
import { MarkDays } from './day/mark-days.tsx';

export const { contractVersion, mount, Component } = createRemote({
  contractVersion: BUILT_WITH_CONTRACT,
  View: MarkDays,
  Placeholder: () => null,
  failureMessage: 'Los días con plan no se pudieron marcar.',
});
