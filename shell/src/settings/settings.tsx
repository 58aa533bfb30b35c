import type { Arrival } from '../account/arrival.ts';
import { firstDialog } from '../account/first-dialog.ts';
import { Dialogs } from '../dialogs/dialogs.tsx';
import { DialogsProvider } from '../dialogs/dialogs-context.tsx';
import { SettingsMenu } from './settings-menu.tsx';

export interface SettingsProps {
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
  readonly arrival: Arrival;
}

/** The session, the menu and all that it opens: everything the month can be read without. */
export const Settings = ({ anchor, onClose, arrival }: SettingsProps) => (
  <DialogsProvider first={firstDialog(arrival)}>
    <SettingsMenu anchor={anchor} onClose={onClose} />
    <Dialogs />
  </DialogsProvider>
);
