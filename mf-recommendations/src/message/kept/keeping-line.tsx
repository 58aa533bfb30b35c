import { useHost } from '@almanaque/shared-contracts';
import { Button, RETRY } from '@almanaque/ui';
import type { Message } from '../message.ts';
import { Conflict } from './conflict.tsx';
import { keepingWords } from './keeping-words.ts';
import type { Keeping } from './use-kept-message.ts';

interface KeepingLineProps extends Keeping {
  /** Something is written that nobody was asked to save yet. */
  readonly isWriting: boolean;
  readonly textOf: (message: Message) => string;
}

/** Under the message: whether it is kept, and what to do when it is not. */
export function KeepingLine({ isWriting, textOf, ...keeping }: KeepingLineProps) {
  const { timeZone } = useHost();
  const { draft, unreadable, retry, keepMine, takeTheirs } = keeping;
  const failed = draft.kind === 'failed' || (draft.kind === 'none' && unreadable);
  return (
    <div className="keeping">
      <p role="status" className={failed ? 'problem' : undefined}>
        {keepingWords(keeping, isWriting, timeZone)}
      </p>
      {failed && !(draft.kind === 'failed' && draft.isRefused) && (
        <Button size="small" variant="outlined" onClick={retry}>
          {RETRY}
        </Button>
      )}
      {draft.kind === 'conflict' && (
        <Conflict
          mine={draft.content}
          theirs={draft.theirs}
          textOf={textOf}
          onMine={keepMine}
          onTheirs={takeTheirs}
        />
      )}
    </div>
  );
}
