import { sessionQuery, useHost, useQuery, type Session } from '@almanaque/shared-contracts';

/** Who looks at the page, as far as that is known. */
export type Whose =
  | { readonly kind: 'asking' }
  | { readonly kind: 'unknown'; readonly error: Error; readonly retry: () => void }
  | { readonly kind: 'nobody' }
  | { readonly kind: 'account'; readonly session: Session };

export function useWhose(): Whose {
  const { data, error, refetch } = useQuery(sessionQuery(useHost().apiBase));
  if (data) return data.session ? { kind: 'account', session: data.session } : { kind: 'nobody' };
  return error ? { kind: 'unknown', error, retry: () => void refetch() } : { kind: 'asking' };
}

const ORGANISERS: readonly string[] = ['organizador', 'administrador'];

/** Whether their role plans, and so sees who was celebrated; the server decides. */
export const mayPlan = ({ role }: Session): boolean => ORGANISERS.includes(role);
