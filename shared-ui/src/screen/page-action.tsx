import { createContext, use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** At the right of a page's title; null: not drawn yet; undefined: nobody draws a title. */
export const ActionPlace = createContext<HTMLElement | null | undefined>(undefined);

/** The one thing to do first on a page of the settings, at the right of its title. */
export function PageAction({ children }: { children: ReactNode }) {
  const place = use(ActionPlace);
  if (place === undefined) return children;
  return place && createPortal(children, place);
}
