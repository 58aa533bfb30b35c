import { FailureNotice, Skeleton } from '@almanaque/ui';
import { failureText } from '@almanaque/ui/form';
import { useSession } from '../account/session.ts';
import { SignIn } from '../account/sign-in/sign-in.tsx';
import { useSignInOptions } from '../account/sign-in/sign-in-options.ts';
import { OwnCalendars } from './own-calendars.tsx';
import { PublicCalendar } from './public-calendar.tsx';
import { Area } from './subscription-styles.ts';

/** Without a session: the public address, where this installation has one. */
function ForReaders() {
  const { data: options, error, refetch } = useSignInOptions();
  if (error) return <FailureNotice message={failureText(error)} onRetry={() => void refetch()} />;
  if (!options) return <Skeleton height={420} />;
  return options.readingNeedsSignIn ? <SignIn earlier={undefined} /> : <PublicCalendar />;
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
