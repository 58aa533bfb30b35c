import { askToSignIn } from '@almanaque/shared-contracts';
import { Button, Skeleton } from '@almanaque/ui';
import { ReadFailure } from '@almanaque/ui/form';
import { useReadingNeedsSignIn } from '../use-reading-needs-sign-in.ts';
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
function ForReaders() {
  const { data: needsSignIn, error, refetch } = useReadingNeedsSignIn();
  if (error) return <ReadFailure error={error} onRetry={() => void refetch()} />;
  if (needsSignIn === undefined) return <Skeleton height={420} />;
  return needsSignIn ? <WithAnAccount /> : <PublicCalendar />;
}

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
