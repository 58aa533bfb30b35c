import { ReadFailure } from '@almanaque/ui/form';
import { EscapeGoesBack, useDetail, useSettingsPage } from '@almanaque/ui/screen';
import { useState } from 'react';
import { useSession } from '../use-session.ts';
import { SET_UP_CODES } from '@almanaque/shared-contracts/contributions';
import { OpenSessions } from './open-sessions.tsx';
import { useOpenSessions } from './open-sessions-data.ts';
import { OwnPasskeys } from './own-passkeys.tsx';
import { OwnSecondFactor } from './own-second-factor.tsx';
import { Parts } from './security-styles.ts';
import { useSecondFactor } from './second-factor-data.ts';
import { SetUpCodes } from './set-up-codes.tsx';

/** What somebody can do so that their account stays their own. */
function Security() {
  const reads = [useSecondFactor(), useOpenSessions()];
  const [first] = reads;
  // Where nothing is there it is said once, and one press asks for all again.
  if (first?.error && reads.every(({ error, data }) => error && !data)) {
    const readAgain = () => reads.forEach(({ refetch }) => void refetch());
    return <ReadFailure error={first.error} onRetry={readAgain} />;
  }
  return (
    <Parts>
      <OwnSecondFactor />
      <OwnPasskeys />
      <OpenSessions />
    </Parts>
  );
}

function SettingUp({ onDone }: { onDone: () => void }) {
  useDetail('Verificación en dos pasos');
  return <SetUpCodes onDone={onDone} />;
}

const nothing = () => undefined;

/** One's own account's security, and what is set up for it at its own address. */
export function SecurityPage() {
  const { rest, go } = useSettingsPage();
  // Before anything else, and over any page: then whoever asked for it goes on from there.
  const [isAskedFor] = useState(useSession()?.mustSetSecondFactor === true);
  const back = () => go('');
  if (rest !== SET_UP_CODES) return <Security />;
  if (isAskedFor) return <SetUpCodes onDone={nothing} />;
  return (
    <EscapeGoesBack onBack={back}>
      <SettingUp onDone={back} />
    </EscapeGoesBack>
  );
}
