import { sessionQuery, useHost, useQuery, type Session } from '@almanaque/shared-contracts';
import { useState } from 'react';

/** Who looks at the page, as far as that is known. */
export type Whose =
  | { readonly kind: 'asking' }
  | { readonly kind: 'unknown'; readonly error: Error; readonly retry: () => void }
  | {
      readonly kind: 'nobody';
      /** Whose session has ended by itself on this page; null: nobody's, or they signed out. */
      readonly last: Session | null;
    }
  | { readonly kind: 'account'; readonly session: Session };

export function useWhose(): Whose {
  const { data, error, refetch } = useQuery(sessionQuery(useHost().apiBase));
  const [last, setLast] = useState<Session | null>(null);
  if (data?.session && data.session !== last) setLast(data.session);
  if (data?.session) return { kind: 'account', session: data.session };
  if (data) return { kind: 'nobody', last: last && data.whose === last.userId ? last : null };
  return error ? { kind: 'unknown', error, retry: () => void refetch() } : { kind: 'asking' };
}

const ORGANISERS: readonly string[] = ['organizador', 'administrador'];

/** Whether their role plans, and so sees who was celebrated; the server decides. */
export const mayPlan = ({ role }: Session): boolean => ORGANISERS.includes(role);
