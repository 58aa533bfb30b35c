import { createRemote } from '@almanaque/ui';
import { OwnCelebration } from './celebration/own-celebration.tsx';
import { Letters } from './letters.ts';
import { PagePlaceholder } from './page-placeholder.tsx';

export const { contractVersion, mount, Component } = createRemote({
  contractVersion: BUILT_WITH_CONTRACT,
  View: () => (
    <Letters>
      <OwnCelebration />
    </Letters>
  ),
  Placeholder: PagePlaceholder,
  failureMessage: 'Lo que preferís para tus fechas no se pudo mostrar.',
});
