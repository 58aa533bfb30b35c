import { isComplete, useQuery, type Session } from '@almanaque/shared-contracts';
import { FailureNotice, Icon, IconButton, Skeleton } from '@almanaque/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { useSession } from '../account/session.ts';
import { createLeaveGuard, LeaveContext } from '../form/leave-guard.ts';
import { shownFor, TITLES, type DialogRequest } from './dialog-request.ts';
import { useAskForDialog, useWantedDialogs } from './dialogs-context.tsx';
import { loadContent } from './load-content.tsx';
import { Frame, Sheet, SIZES } from './sheet.ts';

interface ContentProps {
  readonly shown: DialogRequest;
  readonly close: () => void;
}

function Content({ shown, close }: ContentProps) {
  // The query holds the code, so a chunk that failed is asked for again and never kept as failed.
  const { data, isError, refetch } = useQuery({
    queryKey: ['dialog', shown],
    queryFn: () => loadContent(shown),
    networkMode: 'always',
    retry: false,
    staleTime: Infinity,
  });
  if (data) return data(close);
  if (isError) {
    return <FailureNotice message="Esta parte no se pudo cargar." onRetry={() => void refetch()} />;
  }
  return (
    <div role="status" aria-busy="true" aria-label="Cargando">
      <Skeleton height={SIZES[shown.kind].height} />
    </div>
  );
}

interface LayerProps extends ContentProps {
  /** Something is over it. */
  readonly covered: boolean;
  /** Another with every person whose session follows another's. */
  readonly turn: number;
}

/**
 * What a dialog shows. While a session has to begin first, what was entered in it waits unseen for the
 * person it belongs to.
 */
function Layer({ shown: wanted, turn, covered, close }: LayerProps) {
  const shown = shownFor(wanted, useSession());
  const isSeen = shown === wanted && !covered;
  const [wasSeen, setWasSeen] = useState(isSeen);
  if (isSeen && !wasSeen) setWasSeen(true);
  const focused = useRef<HTMLElement>(null);
  useEffect(() => {
    // Where the person was when it was covered.
    if (isSeen && focused.current?.isConnected) focused.current.focus();
  }, [isSeen]);
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
      {!covered && shown !== wanted && <Content key={shown.kind} shown={shown} close={close} />}
    </>
  );
}

/** What one person left in a dialog is not for the next. */
function useTurn(session: Session | null): number {
  const [last, setLast] = useState({ userId: session?.userId, turn: 0 });
  if (session && session.userId !== last.userId) {
    const turn = last.userId === undefined ? last.turn : last.turn + 1;
    setLast({ userId: session.userId, turn });
  }
  return last.turn;
}

/** The dialogs that are open over the page, if any: one is seen. */
export function Dialogs() {
  const { open, requests } = useWantedDialogs();
  const ask = useAskForDialog();
  const session = useSession();
  const titleId = useId();
  const turn = useTurn(session);
  const top = requests.at(-1);
  const shown = top && shownFor(top, session);
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
    <Frame
      open={open}
      fullScreen={shown?.kind === 'people' || shown?.kind === 'audit'}
      maxWidth={false}
      onClose={leave}
      aria-labelledby={titleId}
    >
      {shown && (
        <Sheet className={shown.kind} style={{ width: SIZES[shown.kind].width }}>
          <header>
            <h2 id={titleId}>{TITLES[shown.kind]}</h2>
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
                {...{ turn, close }}
              />
            ))}
          </LeaveContext>
        </Sheet>
      )}
    </Frame>
  );
}
