import { emailProblems, type FirstAdministratorRequest, ROLE_NAMES } from '@almanaque/api';
import {
  navigation,
  sendJson,
  sessionResponseSchema,
  toastStore,
  useHost,
  usePlacing,
} from '@almanaque/shared-contracts';
import { addressOf, FIRST_HOUR_PATH, MONTH_PATH } from '@almanaque/shared-contracts/contributions';
import { type Entries, Field, Form, type Problems } from '@almanaque/ui/form';
import { checkNewPassword } from './new-password.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useSetSession } from './set-session.ts';

const check = (entries: Entries): Problems => ({
  ...emailProblems(entries['email']),
  ...checkNewPassword('password')(entries),
});

/** Where a new installation is begun with, if a part brings that; else the month. */
function useWayToFirstHour(): string {
  const isThere = usePlacing().places.some(
    ({ contribution: { path } }) => path === FIRST_HOUR_PATH,
  );
  return isThere ? addressOf(FIRST_HOUR_PATH) : MONTH_PATH;
}

/** Where the link leads that the first start prints: whoever has it becomes the administrator. */
export function FirstAdministrator({ token, onDone }: { token: string; onDone: () => void }) {
  const { apiBase } = useHost();
  const setSession = useSetSession();
  const next = useWayToFirstHour();
  const send = async ({ name = '', email = '', password = '' }: Entries) => {
    const body: FirstAdministratorRequest = { token, name, email, password };
    const url = `${apiBase}/api/v1/auth/first-administrator`;
    const { session } = await sendJson(sessionResponseSchema, 'POST', url, body);
    setSession(session);
    if (session) {
      const text = `Se creó la cuenta de ${session.name}, con el rol ${ROLE_NAMES[session.role]}.`;
      toastStore().show(text, 'success');
    }
    onDone();
    navigation().go(next);
  };
  return (
    <Form submit="Crear cuenta" busy="Creando…" check={check} send={send}>
      <p className="hint">
        Va a ser la cuenta de administración: con ella se crean las demás y se cargan las personas.
      </p>
      <Field name="name" label="Nombre y apellido" autoComplete="name" required />
      <Field
        name="email"
        label="Correo"
        type="email"
        autoComplete="username"
        inputMode="email"
        required
      />
      <NewPasswordFields name="password" label="Contraseña" />
    </Form>
  );
}
