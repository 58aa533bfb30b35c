import { createContext, use } from 'react';

/** Where a page of the settings is, and how it goes on within itself. */
export interface SettingsPage {
  /** Its address: '/configuracion/personas'. */
  readonly base: string;
  /** What of the path follows, without slashes around it: 'abc'; '' for the page itself. */
  readonly rest: string;
  /** Goes to another of its own addresses. What is entered here has been asked about, or is kept. */
  readonly go: (rest: string) => void;
  /**
   * Says what is seen, where that is not the page itself; null: the page again.
   * @param isAll the page has nothing to see but such details: the way back leads out of it.
   */
  readonly setDetail: (title: string | null, isAll?: boolean) => void;
}

export const PageContext = createContext<SettingsPage | null>(null);

/** @throws outside a page of the settings. */
export function useSettingsPage(): SettingsPage {
  const page = use(PageContext);
  if (page === null) throw new Error('useSettingsPage needs a page of the settings above it.');
  return page;
}
