import type { EventScope, IsoDate } from '@almanaque/shared-contracts';
import { Contributions } from '@almanaque/ui';
import { EVENT_MOVE } from '../contributions.ts';
import type { Carried } from './carried.ts';
import { MoveDialog } from './move-dialog.tsx';
import { MoveLook } from './move-look.ts';
import type { Moving } from './moving.ts';
import { MovingBar } from './moving-bar.tsx';

interface MovingViewProps {
  readonly moving: Moving;
  /** Whether anything was picked up so far. */
  readonly isUsed: boolean;
  /** Moves what nothing more is to be asked about. */
  readonly onMove: (carried: Carried, to: IsoDate, scope: EventScope) => void;
  /** It was asked about, and is in nobody's hands any more. */
  readonly onAsked: () => void;
  /** What is carried is let be where it was. */
  readonly onGiveUp: () => void;
}

function Shown({ moving, onMove, onAsked, onGiveUp }: Omit<MovingViewProps, 'isUsed'>) {
  if (moving.kind === 'idle') return null;
  if (moving.kind === 'carrying') {
    return <MovingBar carried={moving.carried} onGiveUp={onGiveUp} />;
  }
  const { carried, to, consequences, answer } = moving;
  const end = (isWanted: boolean) => {
    answer?.(isWanted);
    onAsked();
  };
  return (
    <MoveDialog
      {...{ carried, to, consequences }}
      onChoose={(scope) => {
        // All there is to ask was asked with its scope.
        if (answer === null) onMove(carried, to, scope);
        else end(true);
      }}
      onGiveUp={() => end(false)}
    />
  );
}

/** Whoever keeps something for events: they draw nothing, and neither does one that does not come. */
const Keepers = () => <Contributions point={EVENT_MOVE} props={EVENT_MOVE.props} />;

/** What is seen of an event that is being moved, and of what is kept for it elsewhere. */
export const MovingView = ({ isUsed, ...shown }: MovingViewProps) => (
  <>
    <MoveLook />
    {isUsed && <Keepers />}
    <Shown {...shown} />
  </>
);
