import { EscapeGoesBack, useDetail, useSettingsPage } from '@almanaque/ui/screen';
import { useState } from 'react';
import { useSession } from '../use-session.ts';
import { SET_UP_CODES } from '@almanaque/shared-contracts/contributions';
import { OpenSessions } from './open-sessions.tsx';
import { OwnPasskeys } from './own-passkeys.tsx';
import { OwnSecondFactor } from './own-second-factor.tsx';
import { Parts } from './security-styles.ts';
import { SetUpCodes } from './set-up-codes.tsx';

/** What somebody can do so that their account stays their own. */
const Security = () => (
  <Parts>
    <OwnSecondFactor />
    <OwnPasskeys />
    <OpenSessions />
  </Parts>
);

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
