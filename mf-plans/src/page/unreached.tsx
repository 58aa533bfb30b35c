import { Button, RETRY } from '@almanaque/ui';

/** Where plans are a line among other things, and cannot be read: said quietly, with the way on. */
export const Unreached = ({ onRetry }: { readonly onRetry: () => void }) => (
  <>
    <span className="quiet" role="status">
      No pudimos traer los planes.
    </span>
    <Button size="small" onClick={onRetry}>
      {RETRY}
    </Button>
  </>
);
