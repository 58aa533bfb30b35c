import { type LinkRequest } from '@almanaque/api';
import {
  ApiError,
  noContentSchema,
  publicly,
  sendJson,
  useHost,
  useQuery,
} from '@almanaque/shared-contracts';
import { FailureNotice, Skeleton } from '@almanaque/ui';
import { ReadFailure } from '@almanaque/ui/form';
import type { ReactNode } from 'react';
import { useAskForDialog } from '../dialogs/dialogs-context.ts';
import { useSession } from './session.ts';

interface HeldLinkProps {
  readonly leadsTo: 'first-administrator' | 'recover';
  readonly token: string;
  /** Of what it leads to, so that nothing jumps. */
  readonly height: number;
  readonly children: ReactNode;
}

/** What a one-time link leads to, while it still serves: whoever comes late is told before typing anything. */
export function HeldLink({ leadsTo, token, height, children }: HeldLinkProps) {
  const { apiBase } = useHost();
  const session = useSession();
  const ask = useAskForDialog();
  const { isSuccess, error, refetch } = useQuery({
    queryKey: ['link', apiBase, leadsTo, token],
    queryFn: () => {
      const body: LinkRequest = { token };
      return sendJson(noContentSchema, 'POST', `${apiBase}/api/v1/auth/${leadsTo}/link`, body);
    },
    // Once it was used by whoever fills this in, it serves no more.
    staleTime: Infinity,
    ...publicly(),
  });
  if (isSuccess) return children;
  if (error === null) {
    return (
      <div role="status" aria-busy="true" aria-label="Cargando">
        <Skeleton height={height} />
      </div>
    );
  }
  if (error instanceof ApiError && error.field === 'token') {
    const leave = () => {
      ask(null);
      if (session === null) ask({ kind: 'sign-in' });
    };
    return (
      <FailureNotice
        message={error.message}
        action={session === null ? 'Ingresar' : 'Ver el mes'}
        onRetry={leave}
      />
    );
  }
  return <ReadFailure error={error} onRetry={() => void refetch()} />;
}
