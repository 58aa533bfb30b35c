import { useSignOut } from '../account/sign-out.ts';
import { useAskForDialog } from '../dialogs/dialogs-context.ts';
import type { Choice } from './choices.ts';

/** Does what is chosen from a menu, which `close` closes. */
export function useChoose(close: () => void): (choice: Choice) => void {
  const askForDialog = useAskForDialog();
  const signOut = useSignOut();
  return ({ act }) => {
    close();
    if (act.kind === 'open') askForDialog(act.dialog);
    else void signOut(act.way);
  };
}
