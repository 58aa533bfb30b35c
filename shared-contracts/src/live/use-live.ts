import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useHost } from '../remote/host-context.tsx';
import { followChanges } from './follow-changes.ts';

/** While it is mounted, queries that are `followed` show what others change within two seconds. */
export function useLive(): void {
  const { apiBase, live } = useHost();
  const queries = useQueryClient();
  useEffect(() => (live ? followChanges(queries, apiBase) : undefined), [queries, apiBase, live]);
}
