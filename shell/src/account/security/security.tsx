import { OpenSessions } from './open-sessions.tsx';
import { Parts } from './security-styles.ts';

/** What somebody can do so that their account stays their own. */
export const Security = () => (
  <Parts>
    <OpenSessions />
  </Parts>
);
