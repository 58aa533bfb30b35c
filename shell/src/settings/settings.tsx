import type { AccountWay } from '../account/account-button.tsx';
import { AccountMenu } from '../account/account-menu.tsx';
import type { Arrival } from '../account/arrival.ts';
import { firstDialog } from '../account/first-dialog.ts';
import { useKeptSession } from '../account/session.ts';
import { SignInOnPress } from '../account/sign-in-on-press.ts';
import { SignInOnWish } from '../account/sign-in-on-wish.ts';
import type { SignInWish } from '../account/sign-in-wish.ts';
import { useTurnOfSession } from '../account/use-turn-of-session.ts';
import { Dialogs } from '../dialogs/dialogs.tsx';
import { DialogsProvider } from '../dialogs/dialogs-provider.tsx';
import { SettingsMenu } from './settings-menu.tsx';
import { useReturn } from './use-return.ts';

/** What was pressed in the header, and what opens hangs from. */
export interface Pressed {
  readonly way: 'settings' | AccountWay;
  readonly anchor: HTMLElement;
}

interface MenusProps {
  readonly pressed: Pressed | null;
  readonly onClose: () => void;
}

export interface SettingsProps extends MenusProps {
  readonly arrival: Arrival;
  /** A part of the page waits for a session. */
  readonly wish: SignInWish | null;
}

/** What opens from the header's buttons, and the session that they depend on. */
export function Menus({ pressed, onClose }: MenusProps) {
  useKeptSession();
  useTurnOfSession();
  useReturn();
  const anchorOf = (way: Pressed['way']) => (pressed?.way === way ? pressed.anchor : null);
  return (
    <>
      <SignInOnPress isPressed={pressed?.way === 'sign-in'} onDone={onClose} />
      <AccountMenu anchor={anchorOf('account')} onClose={onClose} />
      <SettingsMenu anchor={anchorOf('settings')} onClose={onClose} />
    </>
  );
}

/** The session, the menus and all that they open: everything the month can be read without. */
export const Settings = ({ arrival, wish, ...menus }: SettingsProps) => (
  <DialogsProvider first={firstDialog(arrival)}>
    <SignInOnWish wish={wish} />
    <Menus {...menus} />
    <Dialogs />
  </DialogsProvider>
);
