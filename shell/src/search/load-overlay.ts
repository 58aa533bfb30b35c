import type { ComponentType } from 'react';
import type { OverlayProps } from './overlay-props.ts';

export type OverlayName = 'search' | 'shortcuts';

/** None of it is in the first load. */
export async function loadOverlay(name: OverlayName): Promise<ComponentType<OverlayProps>> {
  const overlays = await import(/* webpackChunkName: "search" */ './overlays.ts');
  return name === 'search' ? overlays.SearchDialog : overlays.ShortcutsDialog;
}
