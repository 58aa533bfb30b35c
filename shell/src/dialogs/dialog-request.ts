import type { Session } from '@almanaque/shared-contracts';

/** What can be opened over `/` besides the calendar's own dialogs (decisions, routes). */
export type DialogRequest =
  | {
      readonly kind: 'sign-in';
      /** Why an earlier try came to nothing. */
      readonly problem?: string;
    }
  | { readonly kind: 'first-administrator'; readonly token: string }
  | { readonly kind: 'recover'; readonly token: string }
  | { readonly kind: 'change-password' }
  | { readonly kind: 'security' }
  | { readonly kind: 'second-factor' }
  | {
      readonly kind: 'subscribe';
      /** Whether to make addresses of one's own, which takes a session. */
      readonly own?: true;
    }
  | { readonly kind: 'download' }
  | { readonly kind: 'ics-import' }
  | { readonly kind: 'dates' }
  | { readonly kind: 'people' }
  | { readonly kind: 'providers' }
  | { readonly kind: 'users' }
  | { readonly kind: 'sample-set' }
  | { readonly kind: 'audit' }
  | { readonly kind: 'ai-probe' }
  | { readonly kind: 'override' };

export const TITLES: Readonly<Record<DialogRequest['kind'], string>> = {
  'sign-in': 'Iniciar sesión',
  'first-administrator': 'Creá la primera cuenta',
  recover: 'Recuperá el acceso',
  'change-password': 'Cambiar contraseña',
  security: 'Seguridad de tu cuenta',
  'second-factor': 'Verificación en dos pasos',
  subscribe: 'Suscribirse al calendario',
  download: 'Descargar el calendario',
  'ics-import': 'Importar eventos',
  dates: 'Feriados y efemérides',
  people: 'Personas',
  providers: 'Proveedores',
  users: 'Usuarios',
  'sample-set': 'Quitar los ejemplos',
  audit: 'Registro de cambios',
  'ai-probe': 'Probar la IA',
  override: 'Cargar una parte de otra dirección',
};

export const isForAnybody = (wanted: DialogRequest): boolean =>
  wanted.kind === 'sign-in' ||
  wanted.kind === 'download' ||
  wanted.kind === 'override' ||
  (wanted.kind === 'subscribe' && wanted.own !== true);

/**
 * What must be shown before `wanted` may be: whoever asks for something that needs a session signs in
 * in the same dialog and goes on from there.
 */
export function shownFor(wanted: DialogRequest, session: Session | null): DialogRequest {
  if (wanted.kind === 'first-administrator' || wanted.kind === 'recover') return wanted;
  if (session === null) return isForAnybody(wanted) ? wanted : { kind: 'sign-in' };
  if (session.mustChangePassword) return { kind: 'change-password' };
  if (session.mustSetSecondFactor === true) return { kind: 'second-factor' };
  return wanted;
}
