import type { ReactNode } from 'react';

/** The inside of a dialog, given what closes it. */
export type DialogContent = (close: () => void) => ReactNode;

/**
 * Whom a screen opens for. Whoever lacks the account signs in first, in the same dialog; a screen that a
 * link opens shows at once, whoever is signed in.
 */
type Access = 'anybody' | 'link' | 'account';

/** Something that opens over the page; `Wanted` is what may be asked of it. */
export interface Screen<Wanted extends object = object> {
  readonly title: string;
  readonly width: number;
  /** Its height while that is on its way, so that nothing jumps. */
  readonly height: number;
  readonly access: Access;
  /** None of it is in the first load. */
  load(wanted: Wanted): Promise<DialogContent>;
}
