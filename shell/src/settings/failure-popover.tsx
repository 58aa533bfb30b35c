import { FailureNotice, Popover } from '@almanaque/ui';

interface FailurePopoverProps {
  /** What was pressed; null while nothing is asked for. */
  readonly anchor: HTMLElement | null;
  readonly message: string;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Below the button that came to nothing: why, and another try. */
export const FailurePopover = ({ anchor, message, onRetry, onClose }: FailurePopoverProps) => (
  <Popover
    anchorEl={anchor}
    open={anchor !== null}
    onClose={onClose}
    anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
    transformOrigin={{ vertical: 'top', horizontal: 'right' }}
  >
    <FailureNotice {...{ message, onRetry }} />
  </Popover>
);
