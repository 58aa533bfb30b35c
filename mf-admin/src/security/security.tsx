import { OwnPasskeys } from './own-passkeys.tsx';
import { OwnSecondFactor } from './own-second-factor.tsx';
import { OpenSessions } from './open-sessions.tsx';
import { Parts } from './security-styles.ts';

/** What somebody can do so that their account stays their own. */
export const Security = () => (
  <Parts>
    <OwnSecondFactor />
    <OwnPasskeys />
    <OpenSessions />
  </Parts>
);
