import type { Session } from '@almanaque/shared-contracts';

/** What can be opened over `/` besides the calendar's own dialogs (decisions, routes). */
export type DialogRequest =
  | {
      readonly kind: 'sign-in';
      /** Why an earlier try came to nothing. */
      readonly problem?: string;
    }
  | { readonly kind: 'first-administrator'; readonly token: string }
  | { readonly kind: 'change-password' }
  | { readonly kind: 'users' };

export const TITLES: Readonly<Record<DialogRequest['kind'], string>> = {
  'sign-in': 'Iniciar sesión',
  'first-administrator': 'Creá la primera cuenta',
  'change-password': 'Cambiar contraseña',
  users: 'Usuarios',
};

/**
 * What must be shown before `wanted` may be: whoever asks for something that needs a session signs in
 * in the same dialog and goes on from there.
 */
export function shownFor(wanted: DialogRequest, session: Session | null): DialogRequest {
  if (wanted.kind === 'first-administrator') return wanted;
  if (session === null) return wanted.kind === 'sign-in' ? wanted : { kind: 'sign-in' };
  if (session.mustChangePassword) return { kind: 'change-password' };
  return wanted;
}
