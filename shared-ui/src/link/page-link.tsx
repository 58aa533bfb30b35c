import { navigation, useHost } from '@almanaque/shared-contracts';
import type { ComponentProps, MouseEvent } from 'react';

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An address of the installation: '/configuracion/personas'. */
  readonly to: string;
}

/** Whether the click is for this page, and not for a tab or window of its own. */
const isForHere = ({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** A link to another page of the installation. What it shows is fetched once somebody points at it. */
export function PageLink({ to, onClick, children, ...rest }: PageLinkProps) {
  const { apiBase } = useHost();
  const { isRouted, go, prepare } = navigation();
  const ready = () => prepare(to);
  return (
    <a
      onPointerEnter={ready}
      onFocus={ready}
      {...rest}
      href={isRouted() ? to : `${apiBase}${to}`}
      onClick={(event) => {
        onClick?.(event);
        if (!isRouted() || !isForHere(event)) return;
        event.preventDefault();
        go(to);
      }}
    >
      {children}
    </a>
  );
}
