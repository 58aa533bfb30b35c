import { FailureNotice } from '@almanaque/ui';
import { useLookAtSession } from '../account/session.ts';

/** Which pages are there is not known while nobody says whose session it is. */
export function SessionUntold() {
  const lookAtSession = useLookAtSession();
  return (
    <FailureNotice
      message="El servidor no responde, y no sabemos qué podés ver acá."
      onRetry={() => void lookAtSession()}
    />
  );
}
