import { useQuery } from '@almanaque/shared-contracts';
import { FailureNotice, Icon, IconButton, Skeleton } from '@almanaque/ui';
import { useEffect, useId } from 'react';
import { useSession } from '../account/session.ts';
import { shownFor, TITLES, type DialogRequest } from './dialog-request.ts';
import { useAskForDialog, useWantedDialog } from './dialogs-context.tsx';
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

interface OpenedProps extends ContentProps {
  readonly titleId: string;
}

const Opened = ({ shown, close, titleId }: OpenedProps) => (
  <Sheet className={shown.kind} style={{ width: SIZES[shown.kind].width }}>
    <header>
      <h2 id={titleId}>{TITLES[shown.kind]}</h2>
      <IconButton aria-label="Cerrar" color="inherit" onClick={close}>
        <Icon name="close" />
      </IconButton>
    </header>
    <Content key={shown.kind} shown={shown} close={close} />
  </Sheet>
);

/** The one dialog that is open over the page, if any. */
export function Dialogs() {
  const { open, request } = useWantedDialog();
  const ask = useAskForDialog();
  const session = useSession();
  const titleId = useId();
  const shown = request && shownFor(request, session);
  const close = () => ask(null);
  const signedIn = session !== null && !session.mustChangePassword;
  const over = open && request?.kind === 'sign-in' && signedIn;
  useEffect(() => {
    if (over) ask(null);
  }, [over, ask]);

  return (
    <Frame
      open={open}
      fullScreen={shown?.kind === 'people' || shown?.kind === 'audit'}
      maxWidth={false}
      onClose={close}
      aria-labelledby={titleId}
    >
      {shown && <Opened {...{ shown, close, titleId }} />}
    </Frame>
  );
}
