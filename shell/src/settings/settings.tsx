import type { Arrival } from '../account/arrival.ts';
import { firstDialog } from '../account/first-dialog.ts';
import { SignInOnWish } from '../account/sign-in-on-wish.ts';
import type { SignInWish } from '../account/sign-in-wish.ts';
import { Dialogs } from '../dialogs/dialogs.tsx';
import { DialogsProvider } from '../dialogs/dialogs-provider.tsx';
import { SettingsMenu } from './settings-menu.tsx';

export interface SettingsProps {
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
  readonly arrival: Arrival;
  /** A part of the page waits for a session. */
  readonly wish: SignInWish | null;
}

/** The session, the menu and all that it opens: everything the month can be read without. */
export const Settings = ({ anchor, onClose, arrival, wish }: SettingsProps) => (
  <DialogsProvider first={firstDialog(arrival)}>
    <SignInOnWish wish={wish} />
    <SettingsMenu anchor={anchor} onClose={onClose} />
    <Dialogs />
  </DialogsProvider>
);
