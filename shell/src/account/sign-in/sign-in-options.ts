import { fetchJson, publicly, useHost, useQuery } from '@almanaque/shared-contracts';
import { signInOptionsSchema } from '@almanaque/api';

/** How people sign in to this installation, and whether reading takes it. */
export function useSignInOptions() {
  const { apiBase } = useHost();
  return useQuery({
    queryKey: ['sign-in-options', apiBase],
    queryFn: ({ signal }) =>
      fetchJson(signInOptionsSchema, `${apiBase}/api/v1/auth/options`, { signal }),
    ...publicly(),
  });
}
