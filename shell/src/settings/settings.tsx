import { useQueryClient } from '@almanaque/shared-contracts';
import type { Arrival } from '../account/arrival.ts';
import { firstDialog } from '../account/first-dialog.ts';
import { SignInOnWish } from '../account/sign-in-on-wish.ts';
import type { SignInWish } from '../account/sign-in-wish.ts';
import { Dialogs } from '../dialogs/dialogs.tsx';
import { DialogsProvider, useAskForDialog, useWantedDialog } from '../dialogs/dialogs-context.tsx';
import { SettingsMenu } from './settings-menu.tsx';
import { useRefused } from './use-refused.ts';

function SignInOnRefusal() {
  const queries = useQueryClient();
  const ask = useAskForDialog();
  const { open } = useWantedDialog();
  useRefused(() => {
    void queries.invalidateQueries({ queryKey: ['session'] });
    // A dialog that is open asks for the session by itself.
    if (!open) ask({ kind: 'sign-in' });
  });
  return null;
}

export interface SettingsProps {
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
  readonly arrival: Arrival;
  /** Something on the page was answered 401 before this was here. */
  readonly refused: boolean;
  /** A part of the page waits for a session. */
  readonly wish: SignInWish | null;
}

/** The session, the menu and all that it opens: everything the month can be read without. */
export const Settings = ({ anchor, onClose, arrival, refused, wish }: SettingsProps) => (
  <DialogsProvider first={firstDialog(arrival) ?? (refused ? { kind: 'sign-in' } : null)}>
    <SignInOnRefusal />
    <SignInOnWish wish={wish} />
    <SettingsMenu anchor={anchor} onClose={onClose} />
    <Dialogs />
  </DialogsProvider>
);
