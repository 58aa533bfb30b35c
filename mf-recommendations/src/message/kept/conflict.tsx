import type { KeptMessage } from '@almanaque/shared-contracts';
import { Button } from '@almanaque/ui';
import { MessageText } from '@almanaque/ui/message';
import type { Message } from '../message.ts';

interface ConflictProps {
  readonly mine: Message;
  readonly theirs: KeptMessage;
  /** A message as it reads. */
  readonly textOf: (message: Message) => string;
  readonly onMine: () => void;
  readonly onTheirs: () => void;
}

/** Both texts: neither goes before the person has chosen. */
export function Conflict({ mine, theirs, textOf, onMine, onTheirs }: ConflictProps) {
  const author = theirs.author ?? 'otra persona';
  return (
    <div className="conflict" role="alert">
      <p>
        <strong>Este mensaje cambió mientras lo editabas: lo guardó {author}.</strong> Elegí cuál
        queda.
      </p>
      <div className="both">
        <div>
          <h4>El tuyo</h4>
          <MessageText text={textOf(mine)} />
          <Button variant="contained" size="small" onClick={onMine}>
            Usar el mío
          </Button>
        </div>
        <div>
          <h4>El de {author}</h4>
          <MessageText text={textOf(theirs.content)} />
          <Button variant="outlined" size="small" onClick={onTheirs}>
            Usar el de {author}
          </Button>
        </div>
      </div>
    </div>
  );
}
