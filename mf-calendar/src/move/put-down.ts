import type { EventScope, IsoDate } from '@almanaque/shared-contracts';
import type { Carried } from './carried.ts';
import { consequencesOf } from './consequences-of.ts';
import type { Moving } from './moving.ts';

interface PutDownOptions {
  readonly setMoving: (change: Moving | ((now: Moving) => Moving)) => void;
  /** Moves it in that scope, once `isWanted` says so. */
  readonly move: (scope: EventScope, isWanted: () => Promise<boolean>) => void;
}

/** An event is put down on `to`: it is moved, once what has to be asked before is asked. */
export function putDown(carried: Carried, to: IsoDate, { setMoving, move }: PutDownOptions): void {
  const asking = { kind: 'asking', carried, to } as const;
  if (to === carried.event.date) setMoving({ kind: 'idle' });
  else if (carried.occurrence === null) {
    move('this', async () => {
      const consequences = await consequencesOf(carried, to);
      if (consequences.length === 0) return true;
      return new Promise<boolean>((answer) => setMoving({ ...asking, consequences, answer }));
    });
  } else {
    setMoving({ ...asking, consequences: [], answer: null });
    void consequencesOf(carried, to).then((consequences) =>
      setMoving((now) =>
        now.kind === 'asking' && now.carried === carried ? { ...now, consequences } : now,
      ),
    );
  }
}
