import { Button } from '@almanaque/ui';

interface NobodyProps {
  readonly words: string;
  /** The one thing to do about it. */
  readonly wayOut: string;
  readonly isFirst?: boolean;
  readonly onWayOut: () => void;
}

/** In the place of the list. */
export const Nobody = ({ words, wayOut, isFirst = false, onWayOut }: NobodyProps) => (
  <div className="empty">
    <p>{words}</p>
    <Button variant={isFirst ? 'contained' : 'outlined'} onClick={onWayOut}>
      {wayOut}
    </Button>
  </div>
);
