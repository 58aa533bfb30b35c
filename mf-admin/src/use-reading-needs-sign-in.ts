import { signInOptionsSchema } from '@almanaque/api';
import { fetchJson, publicly, useHost, useQuery } from '@almanaque/shared-contracts';

/** Whether nobody may read the calendar without an account. */
export function useReadingNeedsSignIn() {
  const { apiBase } = useHost();
  return useQuery({
    queryKey: ['sign-in-options', apiBase],
    queryFn: ({ signal }) =>
      fetchJson(signInOptionsSchema, `${apiBase}/api/v1/auth/options`, { signal }),
    ...publicly(),
    select: ({ readingNeedsSignIn }) => readingNeedsSignIn,
  });
}
