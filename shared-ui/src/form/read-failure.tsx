import { ApiError } from '@almanaque/shared-contracts';
import { FailureNotice } from '@almanaque/ui';
import { failureText } from './failure-text.ts';
import { handFocusOn } from './follow-place.ts';

interface ReadFailureProps {
  readonly error: Error;
  readonly onRetry: () => void;
  /** One Spanish sentence: what is not there, where its title does not say so. */
  readonly missing?: string;
}

const isGone = (error: Error): boolean => error instanceof ApiError && error.status === 404;

/** What could not be read, in its place: why, and another try, except for what is not there any more. */
export const ReadFailure = ({ error, onRetry, missing }: ReadFailureProps) => (
  <div ref={handFocusOn} style={{ display: 'contents' }}>
    <FailureNotice
      message={[missing, failureText(error)].filter(Boolean).join(' ')}
      onRetry={isGone(error) ? undefined : onRetry}
    />
  </div>
);
