import { createRemote } from '@almanaque/ui';
import type { ComponentType } from 'react';

/** All that the part draws waits and fails alike. */
export const surveyPart = (View: ComponentType) =>
  createRemote({
    contractVersion: BUILT_WITH_CONTRACT,
    View,
    Placeholder: () => null,
    failureMessage: 'La encuesta no se pudo mostrar.',
  });
