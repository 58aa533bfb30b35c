import type { Session } from '@almanaque/shared-contracts';
import type { ReactNode } from 'react';

/** The inside of a dialog, given what closes it. */
export type DialogContent = (close: () => void) => ReactNode;

/**
 * Whom a screen opens for. Whoever lacks the account signs in first, in the same dialog; a screen that a
 * link opens shows at once, whoever is signed in. Roles decide what the menu offers: the server refuses
 * the rest.
 */
export type Access = 'anybody' | 'link' | 'account' | 'administrator';

/** What the menu depends on besides the session. */
export interface MenuFacts {
  readonly session: Session | null;
  /** How many sample events an administrator could remove; null: not known, or not theirs. */
  readonly samples: number | null;
  /** Where a part may be tried from, on this installation. */
  readonly overrideOrigins: readonly string[];
}

/** The groups of the settings menu, and of the account's. */
export type MenuGroup = 'calendar' | 'administration' | 'account' | 'developer';

interface MenuEntry {
  readonly group: MenuGroup;
  /** Where it is not the screen's title. */
  readonly label?: string;
  /** Where access alone does not decide whether the menu has it. */
  readonly when?: (facts: MenuFacts) => boolean;
}

/** Something that opens over the page; `Wanted` is what may be asked of it. */
export interface Screen<Wanted extends object = object> {
  readonly title: string;
  /** It takes the whole window. */
  readonly isPage?: true;
  /** Wide enough for what it shows, in pixels; a page is as wide as its window. */
  readonly width?: number;
  /** Its height while that is on its way, so that nothing jumps. */
  readonly height: number;
  readonly access: Access;
  /** Whether this wish of it takes an account, where others do not. */
  takesAccount?(wanted: Wanted): boolean;
  /** None of it is in the first load. */
  load(wanted: Wanted): Promise<DialogContent>;
  /** Absent: other screens, or links, lead to it. */
  readonly menu?: MenuEntry;
}
