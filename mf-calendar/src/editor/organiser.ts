import { organises, sessionQuery, useHost, useQuery } from '@almanaque/shared-contracts';
import { useEffect, useState } from 'react';
import { afterFrame } from '../after-frame.ts';

/** Whether to offer what only organisers can do. False while that is not known; not asked for before what asks is painted. */
export function useIsOrganiser(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => afterFrame(() => setPainted(true)), []);
  const { data } = useQuery({ ...sessionQuery(useHost().apiBase), enabled: isPainted });
  return organises(data?.session ?? null);
}

/** The same, without asking the server: false until somebody else on the page has. */
export function useIsKnownOrganiser(): boolean {
  const { data } = useQuery({ ...sessionQuery(useHost().apiBase), enabled: false });
  return organises(data?.session ?? null);
}
