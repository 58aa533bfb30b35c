import { type PasskeyAnswer, passkeyOptionsSchema } from '@almanaque/api';
import {
  sendJson,
  sessionResponseSchema,
  useHost,
  type Session,
} from '@almanaque/shared-contracts';
import { Button } from '@almanaque/ui';
import { askForPasskey, hasPasskeys, useWrite, wasCancelled } from '@almanaque/ui/form';
import { Door } from './door.ts';

/** Sign-in with a key of this device, where the browser has such. */
export function PasskeyDoor({ onEnter }: { readonly onEnter: (session: Session | null) => void }) {
  const { apiBase } = useHost();
  const { write, problem } = useWrite({ isGivenUp: wasCancelled });
  if (!hasPasskeys()) return null;

  const enter = async () => {
    const url = `${apiBase}/api/v1/auth/sign-in/passkey`;
    const { options } = await sendJson(passkeyOptionsSchema, 'POST', `${url}/options`);
    const body: PasskeyAnswer = { response: await askForPasskey(options) };
    onEnter((await sendJson(sessionResponseSchema, 'POST', url, body)).session);
  };
  return (
    <Door>
      <Button variant="outlined" onClick={() => void write(enter)}>
        Ingresar con una llave de acceso
      </Button>
      <p role="alert">{problem}</p>
    </Door>
  );
}
