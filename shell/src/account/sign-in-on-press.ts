import { useEffect, useEffectEvent } from 'react';
import { useAskForDialog } from '../dialogs/dialogs-context.ts';

interface SignInOnPressProps {
  readonly isPressed: boolean;
  readonly onDone: () => void;
}

/** Shows sign-in to whoever pressed 'Ingresar', also when that came before this was here. */
export function SignInOnPress({ isPressed, onDone }: SignInOnPressProps) {
  const ask = useAskForDialog();
  const show = useEffectEvent(() => {
    ask({ kind: 'sign-in' });
    onDone();
  });
  useEffect(() => {
    if (isPressed) show();
  }, [isPressed]);
  return null;
}
