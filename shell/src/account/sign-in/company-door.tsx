import { type OpenIdRequest, openIdResponseSchema, signInOptionsSchema } from '@almanaque/api';
import { fetchJson, publicly, sendJson, useHost, useQuery } from '@almanaque/shared-contracts';
import { Button } from '@almanaque/ui';
import { useWrite } from '@almanaque/ui/form';
import { rememberSession } from '../session-hint.ts';
import { Door } from './door.ts';
import { goTo } from './go-to.ts';

/** How people sign in to this installation. */
const signInOptionsQuery = (apiBase: string) => ({
  queryKey: ['sign-in-options', apiBase],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    fetchJson(signInOptionsSchema, `${apiBase}/api/v1/auth/options`, { signal }),
  ...publicly(),
});

/** Sign-in with the company's own accounts, where this installation has it (OpenID Connect). */
export function CompanyDoor() {
  const { apiBase } = useHost();
  const { write, problem } = useWrite();
  const { data: options } = useQuery(signInOptionsQuery(apiBase));
  if (!options?.openId) return null;

  const enter = async () => {
    const body: OpenIdRequest = { returnTo: `${location.pathname}${location.search}` };
    const url = `${apiBase}/api/v1/auth/openid`;
    const door = await sendJson(openIdResponseSchema, 'POST', url, body);
    rememberSession(true);
    goTo(door.url);
  };
  return (
    <Door>
      <Button variant="outlined" onClick={() => void write(enter)}>
        Ingresar con {options.openId.name}
      </Button>
      <p role="alert">{problem}</p>
    </Door>
  );
}
