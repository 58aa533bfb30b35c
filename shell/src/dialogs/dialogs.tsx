import { useQuery } from '@almanaque/shared-contracts';
import {
  Dialog,
  FailureNotice,
  Icon,
  IconButton,
  PHONE,
  Skeleton,
  styled,
  token,
} from '@almanaque/ui';
import { useEffect, useId } from 'react';
import { useSession } from '../account/session.ts';
import { shownFor, TITLES, type DialogRequest } from './dialog-request.ts';
import { useAskForDialog, useWantedDialog } from './dialogs-context.tsx';
import { loadContent } from './load-content.tsx';

const Frame = styled(Dialog)({
  [PHONE]: {
    '& .MuiDialog-paper': {
      width: '100%',
      maxWidth: 'none',
      maxHeight: 'calc(100% - 24px)',
      margin: 12,
    },
  },
});

/** Wide enough for what each shows, and its height while that is on its way, so that nothing jumps. */
const SIZES: Readonly<Record<DialogRequest['kind'], { width: number; height: number }>> = {
  'sign-in': { width: 440, height: 242 },
  'first-administrator': { width: 480, height: 500 },
  'change-password': { width: 440, height: 390 },
  users: { width: 760, height: 210 },
};

const Sheet = styled('div')({
  boxSizing: 'border-box',
  maxWidth: '100%',
  padding: '20px 28px 28px',
  '& > header': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 12,
    marginBottom: 12,
  },
  '& > header > h2': { margin: 0, font: `600 1.75rem/1.2 ${token.serif}` },
  '& .MuiIconButton-root': { width: 44, height: 44, marginRight: -12 },
  [PHONE]: { padding: '12px 16px 20px', '& > header > h2': { fontSize: '1.5rem' } },
});

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

function Opened({ wanted, titleId }: { wanted: DialogRequest; titleId: string }) {
  const ask = useAskForDialog();
  const session = useSession();
  const shown = shownFor(wanted, session);
  const close = () => ask(null);
  const signedIn = wanted.kind === 'sign-in' && session !== null && !session.mustChangePassword;
  useEffect(() => {
    if (signedIn) ask(null);
  }, [signedIn, ask]);

  return (
    <Sheet style={{ width: SIZES[shown.kind].width }}>
      <header>
        <h2 id={titleId}>{TITLES[shown.kind]}</h2>
        <IconButton aria-label="Cerrar" color="inherit" onClick={close}>
          <Icon name="close" />
        </IconButton>
      </header>
      <Content key={shown.kind} shown={shown} close={close} />
    </Sheet>
  );
}

/** The one dialog that is open over the page, if any. */
export function Dialogs() {
  const { open, request } = useWantedDialog();
  const ask = useAskForDialog();
  const titleId = useId();
  return (
    <Frame open={open} maxWidth={false} onClose={() => ask(null)} aria-labelledby={titleId}>
      {request && <Opened wanted={request} titleId={titleId} />}
    </Frame>
  );
}
