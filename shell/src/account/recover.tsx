import { type RecoverRequest } from '@almanaque/api';
import { sendJson, sessionResponseSchema, toastStore, useHost } from '@almanaque/shared-contracts';
import { type Entries, Form } from '@almanaque/ui/form';
import { checkNewPassword } from './new-password.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useSetSession } from './set-session.ts';

/** Where the link of `npm run admin:link` leads: an administrator chooses another password. */
export function Recover({ token, onDone }: { token: string; onDone: () => void }) {
  const { apiBase } = useHost();
  const setSession = useSetSession();
  const send = async ({ password = '' }: Entries) => {
    const body: RecoverRequest = { token, password };
    const url = `${apiBase}/api/v1/auth/recover`;
    const { session } = await sendJson(sessionResponseSchema, 'POST', url, body);
    setSession(session);
    toastStore().show(`Listo: ingresaste como ${session?.name ?? ''}.`, 'success');
    onDone();
  };
  return (
    <Form
      submit="Guardar e ingresar"
      busy="Guardando…"
      check={checkNewPassword('password')}
      send={send}
    >
      <p className="hint">
        Elegí la contraseña nueva de tu cuenta de administrador. Las sesiones que estaban abiertas
        se cierran.
      </p>
      <NewPasswordFields name="password" label="Contraseña nueva" />
    </Form>
  );
}
