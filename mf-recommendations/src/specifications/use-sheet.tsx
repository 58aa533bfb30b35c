import {
  longDate,
  sessionQuery,
  useHost,
  useLocation,
  useQuery,
} from '@almanaque/shared-contracts';
import { useCode, type Code } from '@almanaque/ui';
import {
  AnotherPerson,
  UnsavedQuestion,
  useAskBeforeUnload,
  useNextPerson,
} from '@almanaque/ui/form';
import { isChanged, writingPlace, type Writing } from '@almanaque/ui/message';
import { useState, type ReactNode } from 'react';
import { keptUnder } from '../message/kept/message-address.ts';
import { isTouched, UNTOUCHED, type Message } from '../message/message.ts';
import type { EventNow } from '../panel/use-event-now.ts';
import type { Suggestion } from '../predefined/suggestion.ts';
import { SheetDialog } from './sheet-dialog.tsx';

/** The recommendation last chosen. It stays chosen while the sheet is closed, and so does its message. */
interface Chosen {
  readonly suggestion: Suggestion;
  readonly message: Message;
  readonly open: boolean;
  /** Where in the page it was opened: elsewhere it is not seen, and coming back shows it again. */
  readonly openedAt: string;
  /** Null: the message is read, and not written. */
  readonly writing: Writing | null;
  /** About to be left, though something would be lost by it: where to. */
  readonly leaving: 'text' | 'sheet' | null;
}

/** The sheet with nothing that anybody entered in it. */
const blank = (chosen: Chosen): Chosen => ({
  ...chosen,
  message: UNTOUCHED,
  writing: null,
  leaving: null,
});

const loadSections = () => import('./sections.tsx');

interface Sheet {
  readonly open: (suggestion: Suggestion) => void;
  readonly element: ReactNode;
}

/** Section 4: the modal, opened and closed by the panel. */
export function useSheet({ event, isGone }: EventNow, alternatives: readonly Suggestion[]): Sheet {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const { apiBase } = useHost();
  const { path } = useLocation();
  const code = useCode('sheet', loadSections, chosen !== null);
  const { data } = useQuery({ ...sessionQuery(apiBase), enabled: false });
  const session = data?.session ?? null;
  const isWriting = chosen?.writing != null && isChanged(chosen.writing);
  const { turn, isToBeTold, onTold } = useNextPerson(session, isWriting);
  const [lastTurn, setLastTurn] = useState(turn);
  // What one person entered is not there for the next, who signed in over it or in another tab.
  if (turn !== lastTurn) {
    setLastTurn(turn);
    setChosen(chosen && blank(chosen));
  }
  // An organiser's is on the server; anybody else's is here alone.
  useAskBeforeUnload(chosen !== null && isTouched(chosen.message));

  const placeOf = ({ id }: Suggestion) => writingPlace(apiBase, keptUnder(event), id);
  const change = (changes: Partial<Chosen>) =>
    setChosen((current) => current && { ...current, ...changes });

  const open = (suggestion: Suggestion) =>
    setChosen((current) => ({
      suggestion,
      // The message resets when the recommendation changes.
      message: current?.suggestion === suggestion ? current.message : UNTOUCHED,
      open: true,
      openedAt: path,
      // What was being written when the sheet went away is there again.
      writing: placeOf(suggestion).find(),
      leaving: null,
    }));

  if (chosen === null) return { open, element: null };

  const { suggestion } = chosen;
  const write = (writing: Writing | null) => {
    placeOf(chosen.suggestion).put(writing);
    change({ writing, leaving: null });
  };
  /** Neither saves: what was written stays, or is let go because the person says so. */
  const leave = (to: 'text' | 'sheet', isSure = false) => {
    if (isWriting && !isSure) change({ leaving: to });
    else {
      write(null);
      if (to === 'sheet') change({ open: false });
    }
  };

  /** What is asked about the message, or told. */
  const question = (): ReactNode => {
    if (session && isToBeTold) return <AnotherPerson name={session.name} onClose={onTold} />;
    const { leaving } = chosen;
    if (leaving === null) return null;
    return (
      <UnsavedQuestion
        onStay={() => change({ leaving: null })}
        onDiscard={() => leave(leaving, true)}
      />
    );
  };

  const sections = (): Code<ReactNode> => {
    if (code.status !== 'ready') return code;
    const { Sections } = code.part;
    return {
      status: 'ready',
      part: (
        <Sections
          event={event}
          suggestion={chosen.suggestion}
          alternatives={alternatives}
          message={chosen.message}
          onMessage={(message) => change({ message })}
          writing={chosen.writing}
          onWriting={write}
          onLeave={() => leave('text')}
          question={question()}
        />
      ),
    };
  };

  return {
    open,
    element: (
      <SheetDialog
        open={chosen.open && chosen.openedAt === path}
        suggestion={chosen.suggestion}
        occasion={`Para ${event.title}, ${longDate(event.date)}`}
        isGone={isGone}
        sections={sections()}
        actions={code.status === 'ready' && <code.part.SheetActions {...{ event, suggestion }} />}
        // While editing, Escape and a click outside leave the editor first.
        onDismiss={() => leave(chosen.writing ? 'text' : 'sheet')}
        onClose={() => leave('sheet')}
      />
    ),
  };
}
