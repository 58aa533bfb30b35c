import { toastStore } from '@almanaque/shared-contracts';
import {
  useEffect,
  useEffectEvent,
  useState,
  type ComponentProps,
  type ComponentType,
} from 'react';
import { loadOverlays, useOverlays, type Overlays } from './load-overlays.ts';

interface Openable {
  readonly open: boolean;
  readonly onClose?: ((event: object, reason: 'backdropClick') => void) | undefined;
}

/**
 * One of MUI's overlays, loaded when it first opens. One that cannot be loaded says so and closes: asked
 * for again, it is loaded again.
 */
function onDemand<Name extends 'Dialog' | 'Menu' | 'Popover'>(name: Name) {
  type Props = ComponentProps<Overlays[Name]>;

  return function OnDemand(props: Props) {
    const overlays = useOverlays();
    const { open, onClose } = props as Openable;
    const [wasOpen, setWasOpen] = useState(open);
    if (open && !wasOpen) setWasOpen(true);
    const giveUp = useEffectEvent((error: unknown) => {
      console.warn('Almanaque: what opens over the page could not be loaded.', error);
      toastStore().show('Esto no se pudo abrir. Probá de nuevo.', 'error');
      onClose?.({}, 'backdropClick');
    });
    const isMissing = open && overlays === null;
    useEffect(() => {
      if (isMissing) loadOverlays().catch(giveUp);
    }, [isMissing]);

    // Closed, MUI's own shows nothing and yet takes part in every change of what is around it.
    if (overlays === null || !wasOpen) return null;
    const Overlay = overlays[name] as ComponentType<Props>;
    return <Overlay {...props} />;
  };
}

export const Dialog = onDemand('Dialog');
export const Menu = onDemand('Menu');
export const Popover = onDemand('Popover');

/** Inside a `Menu`, which has them loaded. */
export function MenuItem(props: ComponentProps<Overlays['MenuItem']>) {
  const overlays = useOverlays();
  return overlays && <overlays.MenuItem {...props} />;
}
