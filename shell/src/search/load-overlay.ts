import type { ComponentType } from 'react';
import type { OverlayProps } from './overlay-props.ts';

export type OverlayName = 'search' | 'shortcuts';

/** None of it is in the first load, and all of it in one file, which the first script names. */
export async function loadOverlay(name: OverlayName): Promise<ComponentType<OverlayProps>> {
  if (name === 'search')
    return (await import(/* webpackChunkName: "search" */ './search-dialog.tsx')).SearchDialog;
  return (await import(/* webpackChunkName: "search" */ '../shortcuts/shortcuts-dialog.tsx'))
    .ShortcutsDialog;
}
