import {
  sendJson,
  sessionResponseSchema,
  toastStore,
  useHost,
  type SignInRequest,
} from '@almanaque/shared-contracts';
import { Field } from '../../form/field.tsx';
import { Form } from '../../form/form.tsx';
import { PasswordField } from '../../form/password-field.tsx';
import type { Entries } from '../../form/use-form.ts';
import { useSetSession } from '../session.ts';
import { CompanyDoor } from './company-door.tsx';

/** The dialog moves on by itself once there is a session. */
export function SignIn({ earlier }: { earlier: string | undefined }) {
  const { apiBase } = useHost();
  const setSession = useSetSession();
  const send = async ({ email = '', password = '' }: Entries) => {
    const body: SignInRequest = { email, password };
    const url = `${apiBase}/api/v1/auth/sign-in`;
    const { session } = await sendJson(sessionResponseSchema, 'POST', url, body);
    setSession(session);
    if (session) toastStore().show(`Iniciaste sesión como ${session.name}.`, 'success');
  };
  return (
    <>
      <Form submit="Iniciar sesión" busy="Ingresando…" send={send} earlier={earlier}>
        <Field
          name="email"
          label="Correo"
          type="email"
          autoComplete="username"
          inputMode="email"
          required
        />
        <PasswordField name="password" label="Contraseña" autoComplete="current-password" />
      </Form>
      <CompanyDoor />
    </>
  );
}
