import { createRemote } from '@almanaque/ui';
import { RecommendationsView } from './recommendations-view.tsx';
import { RecommendationsPlaceholder } from './recommendations-placeholder.tsx';

export const { contractVersion, mount, Component } = createRemote({
  contractVersion: BUILT_WITH_CONTRACT,
  View: RecommendationsView,
  Placeholder: RecommendationsPlaceholder,
  failureMessage: 'Las recomendaciones no se pudieron mostrar.',
});
