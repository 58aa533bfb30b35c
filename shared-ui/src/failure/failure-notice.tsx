import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import styled from '@emotion/styled';
import { Icon } from '../icons/icon.tsx';
import { token } from '../theme/tokens.ts';
import { RETRY } from './retry.ts';

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  padding: '12px 16px',
  border: `1px dashed ${token.hairline}`,
  borderRadius: token.radius,
  color: token.inkSoft,
  font: `400 0.9375rem/1.4 ${token.sans}`,
  '& span': { flex: '1 1 12em' },
});

interface FailureNoticeProps {
  /** One Spanish sentence: what is missing. */
  readonly message: string;
  /** Without it there is no button: nothing would come of another try. */
  readonly onRetry?: (() => void) | undefined;
  /** What the button says. Default: `RETRY`. */
  readonly action?: string | undefined;
}

/** A part that failed says so in one quiet line, in the place where it would be. */
export const FailureNotice = ({ message, onRetry, action = RETRY }: FailureNoticeProps) => (
  <Line role="alert">
    <Icon name="warning" />
    <span>{message}</span>
    {onRetry && (
      <Button size="small" variant="outlined" onClick={onRetry}>
        {action}
      </Button>
    )}
  </Line>
);

/** What stands in a place when the contribution is not there, says so with `message` and offers `action`. */
export type Failure = (message: string, act: () => void, action: string) => ReactNode;

/** The notice, in the place of a contribution that is not there. */
export const failureLine: Failure = (message, act, action) => (
  <FailureNotice message={message} onRetry={act} action={action} />
);
