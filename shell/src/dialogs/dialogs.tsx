import { isComplete } from '@almanaque/shared-contracts';
import { FailureNotice, Icon, IconButton, Skeleton, useCode } from '@almanaque/ui';
import { createLeaveGuard, LeaveContext, useNextPerson } from '@almanaque/ui/form';
import { useEffect, useId, useRef, useState } from 'react';
import { useSession } from '../account/session.ts';
import type { DialogRequest } from './dialog-request.ts';
import { useAskForDialog, useWantedDialogs } from './dialogs-context.ts';
import { loadContent } from './load-content.ts';
import { Frame, Sheet } from './sheet.ts';
import { screenOf, shownFor } from './shown-for.ts';

interface ContentProps {
  readonly shown: DialogRequest;
  readonly close: () => void;
}

function Content({ shown, close }: ContentProps) {
  const code = useCode(`dialog ${JSON.stringify(shown)}`, () => loadContent(shown));
  if (code.status === 'ready') return code.part(close);
  if (code.status === 'failed') {
    return <FailureNotice message="Esta parte no se pudo cargar." onRetry={code.retry} />;
  }
  return (
    <div role="status" aria-busy="true" aria-label="Cargando">
      <Skeleton height={screenOf(shown).height} />
    </div>
  );
}

const stay = (): void => undefined;

interface LayerProps extends ContentProps {
  /** Something is over it. */
  readonly covered: boolean;
  /** The dialog is closing: nothing in it may take the focus any more. */
  readonly isClosing: boolean;
  /** Another with every person whose session follows another's. */
  readonly turn: number;
}

/**
 * What a dialog shows. While a session has to begin first, what was entered in it waits unseen for the
 * person it belongs to.
 */
function Layer({ shown: wanted, turn, covered, isClosing, close }: LayerProps) {
  const shown = shownFor(wanted, useSession());
  const isSeen = shown === wanted && !covered;
  const [wasSeen, setWasSeen] = useState(isSeen);
  if (isSeen && !wasSeen) setWasSeen(true);
  const focused = useRef<HTMLElement>(null);
  useEffect(() => {
    // Where the person was when it was covered.
    if (isSeen && !isClosing && focused.current?.isConnected) focused.current.focus();
  }, [isSeen, isClosing]);
  return (
    <>
      {wasSeen && (
        <div
          style={{ display: isSeen ? 'contents' : 'none' }}
          onFocus={({ target }) => (focused.current = target)}
        >
          <Content key={turn} shown={wanted} close={close} />
        </div>
      )}
      {!covered && shown !== wanted && (
        <Content
          key={shown.kind}
          shown={shown}
          // On the way to what is wanted it ends by itself: the session says what comes next.
          close={shown.kind === wanted.kind ? close : stay}
        />
      )}
    </>
  );
}

/** The dialogs that are open over the page, if any: one is seen. */
export function Dialogs() {
  const { open, requests } = useWantedDialogs();
  const ask = useAskForDialog();
  const session = useSession();
  const titleId = useId();
  const { turn } = useNextPerson(session);
  const top = requests.at(-1);
  const shown = top && shownFor(top, session);
  const screen = shown && screenOf(shown);
  const close = () => ask(null);
  const [guard] = useState(createLeaveGuard);
  /** By the person. What waits beneath, unseen, is not asked. */
  const leave = () => {
    if (requests.length > 1 || shown !== top) close();
    else guard.leave(close);
  };
  const over = open && top?.kind === 'sign-in' && isComplete(session);
  useEffect(() => {
    if (over) ask(null);
  }, [over, ask]);

  return (
    <Frame open={open} maxWidth={false} onClose={leave} aria-labelledby={titleId}>
      {screen && (
        <Sheet style={{ width: screen.width }}>
          <header>
            <h2 id={titleId}>{screen.title}</h2>
            <IconButton aria-label="Cerrar" color="inherit" onClick={leave}>
              <Icon name="close" />
            </IconButton>
          </header>
          <LeaveContext value={guard}>
            {requests.map((request) => (
              <Layer
                key={request.kind}
                shown={request}
                covered={request !== top}
                isClosing={!open}
                {...{ turn, close }}
              />
            ))}
          </LeaveContext>
        </Sheet>
      )}
    </Frame>
  );
}
