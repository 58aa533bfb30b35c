import { createRemote } from '@almanaque/ui';
import { WhatIsLeft } from './first-hour/what-is-left.tsx';
import { Letters } from './settings-screen.tsx';

export const { contractVersion, mount, Component } = createRemote({
  contractVersion: BUILT_WITH_CONTRACT,
  View: () => (
    <Letters>
      <WhatIsLeft />
    </Letters>
  ),
  Placeholder: () => null,
  failureMessage: 'Lo que falta de los primeros pasos no se pudo mostrar.',
});
