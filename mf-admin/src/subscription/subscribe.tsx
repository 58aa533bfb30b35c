import { askToSignIn, useHost } from '@almanaque/shared-contracts';
import { Button } from '@almanaque/ui';
import { useSession } from '../use-session.ts';
import { OwnCalendars } from './own-calendars.tsx';
import { PublicCalendar } from './public-calendar.tsx';
import { Area } from './subscription-styles.ts';

/** Where the calendar is only for accounts, so is each address. */
const WithAnAccount = () => (
  <>
    <p className="soft">
      En esta instalación el calendario se ve con una cuenta: ingresá, y creá tu propia suscripción.
    </p>
    <div className="acts">
      <Button variant="contained" onClick={() => void askToSignIn()}>
        Ingresar
      </Button>
    </div>
  </>
);

/** Without a session: the public address, where this installation has one. */
const ForReaders = () => (useHost().readingNeedsSignIn ? <WithAnAccount /> : <PublicCalendar />);

/** The calendar in the programs people have, kept up to date by itself (RFC 5545). */
export function Subscribe() {
  return useSession() === null ? (
    <Area>
      <ForReaders />
    </Area>
  ) : (
    <OwnCalendars />
  );
}
