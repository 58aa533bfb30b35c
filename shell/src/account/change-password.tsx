import { type ChangePasswordRequest } from '@almanaque/api';
import { sendJson, sessionResponseSchema, toastStore, useHost } from '@almanaque/shared-contracts';
import { type Entries, Form, PasswordField } from '@almanaque/ui/form';
import { checkNewPassword } from './new-password.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useSession } from './session.ts';
import { useSetSession } from './set-session.ts';

/** By choice, or because an administrator gave the first one. */
export function ChangePassword({ onDone }: { onDone: () => void }) {
  const { apiBase } = useHost();
  const session = useSession();
  const setSession = useSetSession();
  const send = async ({ currentPassword = '', newPassword = '' }: Entries) => {
    const body: ChangePasswordRequest = { currentPassword, newPassword };
    const url = `${apiBase}/api/v1/auth/change-password`;
    setSession((await sendJson(sessionResponseSchema, 'POST', url, body)).session);
    toastStore().show('Tu contraseña cambió.', 'success');
    onDone();
  };
  return (
    <Form
      submit="Cambiar contraseña"
      busy="Guardando…"
      check={checkNewPassword('newPassword')}
      send={send}
    >
      {session?.mustChangePassword && (
        <p className="hint">
          La que usaste te la dio un administrador. Elegí una que sepas solo vos para seguir.
        </p>
      )}
      <PasswordField
        name="currentPassword"
        label={session?.mustChangePassword ? 'Contraseña que te dieron' : 'Contraseña actual'}
        autoComplete="current-password"
      />
      <NewPasswordFields name="newPassword" label="Contraseña nueva" />
    </Form>
  );
}
