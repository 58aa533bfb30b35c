import type { Session } from '@almanaque/shared-contracts';
import type { DialogRequest } from '../dialogs/dialog-request.ts';

type Act =
  | { readonly kind: 'open'; readonly dialog: DialogRequest }
  | { readonly kind: 'sign-out'; readonly way: 'sign-out' | 'sign-out-everywhere' };

export interface AccountChoice {
  readonly label: string;
  readonly act: Act;
}

const open = (label: string, kind: 'sign-in' | 'users' | 'change-password'): AccountChoice => ({
  label,
  act: { kind: 'open', dialog: { kind } },
});

/** What the settings menu offers of accounts to whoever has `session`. */
export const accountChoices = (session: Session | null): readonly AccountChoice[] =>
  session === null
    ? [open('Iniciar sesión', 'sign-in')]
    : [
        ...(session.role === 'administrador' ? [open('Usuarios', 'users')] : []),
        open('Cambiar contraseña', 'change-password'),
        { label: 'Cerrar sesión', act: { kind: 'sign-out', way: 'sign-out' } },
        {
          label: 'Cerrar sesión en todos lados',
          act: { kind: 'sign-out', way: 'sign-out-everywhere' },
        },
      ];
