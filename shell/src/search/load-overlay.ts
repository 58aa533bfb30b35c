import type { ComponentType } from 'react';
import type { OverlayProps } from './overlay-props.ts';

export type OverlayName = 'search' | 'shortcuts';

/** None of it is in the first load. */
export async function loadOverlay(name: OverlayName): Promise<ComponentType<OverlayProps>> {
  if (name === 'search') return (await import('./search-dialog.tsx')).SearchDialog;
  return (await import('../shortcuts/shortcuts-dialog.tsx')).ShortcutsDialog;
}
