import type { RemoteModule } from '@almanaque/shared-contracts';
import { createRemote, Skeleton, styled, token } from '@almanaque/ui';
import { SettingsPart } from '@almanaque/ui/screen';
import type { ComponentType } from 'react';

/** How what is drawn reads, wherever it stands. */
export const Letters = styled('div')({ color: token.ink, font: `400 1rem/1.5 ${token.sans}` });

interface ScreenDefinition {
  readonly Screen: ComponentType;
  /** Its own while it is on its way, so that nothing jumps. */
  readonly height: number;
  /** One Spanish sentence for when it cannot be shown. */
  readonly failureMessage: string;
}

/** What the container has of a page of the settings. */
export function settingsScreen({ Screen, height, failureMessage }: ScreenDefinition): RemoteModule {
  return createRemote({
    contractVersion: BUILT_WITH_CONTRACT,
    View: () => (
      <Letters>
        <SettingsPart>
          <Screen />
        </SettingsPart>
      </Letters>
    ),
    Placeholder: () => (
      <div aria-busy="true" aria-label="Cargando la página">
        <Skeleton height={height} />
      </div>
    ),
    failureMessage,
  });
}
