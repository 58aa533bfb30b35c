import {
  openIdResponseSchema,
  sendJson,
  useHost,
  type OpenIdRequest,
} from '@almanaque/shared-contracts';
import { Button, styled, token } from '@almanaque/ui';
import { useState } from 'react';
import { failureText } from '../../form/failure-text.ts';
import { rememberSession } from '../session-hint.ts';
import { goTo } from './go-to.ts';
import { useSignInOptions } from './sign-in-options.ts';

const Door = styled('div')({
  display: 'grid',
  gap: 8,
  marginTop: 20,
  paddingTop: 20,
  borderTop: `1px solid ${token.hairline}`,
  '& p': { margin: 0, color: token.danger },
});

/** Sign-in with the company's own accounts, where this installation has it (OpenID Connect). */
export function CompanyDoor() {
  const { apiBase } = useHost();
  const [problem, setProblem] = useState<string | null>(null);
  const { data: options } = useSignInOptions();
  if (!options?.openId) return null;

  const enter = async () => {
    const body: OpenIdRequest = { returnTo: `/${location.search}` };
    const url = `${apiBase}/api/v1/auth/openid`;
    const door = await sendJson(openIdResponseSchema, 'POST', url, body);
    rememberSession(true);
    goTo(door.url);
  };
  return (
    <Door>
      <Button
        variant="outlined"
        onClick={() => {
          setProblem(null);
          enter().catch((error: unknown) => setProblem(failureText(error)));
        }}
      >
        Ingresar con {options.openId.name}
      </Button>
      <p role="alert">{problem}</p>
    </Door>
  );
}
