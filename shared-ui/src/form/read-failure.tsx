import { ApiError, askToSignIn } from '@almanaque/shared-contracts';
import { FailureNotice } from '@almanaque/ui';
import { failureText, isUnreached } from './failure-text.ts';
import { handFocusOn } from './follow-place.ts';

interface ReadFailureProps {
  readonly error: Error;
  readonly onRetry: () => void;
  /** One Spanish sentence: what is not there, where its title does not say so. */
  readonly missing?: string;
  /** What there is to do instead where it is not there any more. */
  readonly instead?: { readonly action: string; readonly onAct: () => void };
}

export const isGone = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 404;

/** Refused to a session that has ended, or whose account has a password to choose first. */
const isRefused = (error: Error): boolean =>
  error instanceof ApiError && (error.status === 401 || error.status === 403);

/** Where sign-in is offered it leads through what is missing; whoever gives that up is where they were. */
async function retryOnceSignedIn(onRetry: () => void): Promise<void> {
  if ((await askToSignIn()) !== false) onRetry();
}

function nextTry({ error, onRetry, instead }: ReadFailureProps): (() => void) | undefined {
  if (isGone(error)) return instead?.onAct;
  return isRefused(error) ? () => void retryOnceSignedIn(onRetry) : onRetry;
}

/** What is waited for is read by itself: see `inSession`. */
const whyUnread = (error: Error): string =>
  isUnreached(error) && !navigator.onLine
    ? 'Estás sin conexión: cuando vuelva, esto se carga solo.'
    : failureText(error);

/** What could not be read, in its place: why, and another try, except for what is not there any more. */
export function ReadFailure(props: ReadFailureProps) {
  const { error, missing, instead } = props;
  return (
    <div ref={handFocusOn} style={{ display: 'contents' }}>
      <FailureNotice
        message={[missing, whyUnread(error)].filter(Boolean).join(' ')}
        onRetry={nextTry(props)}
        action={isGone(error) ? instead?.action : undefined}
      />
    </div>
  );
}
