import { type OpenIdFailure, openIdFailureSchema } from '@almanaque/api';
import type { DialogRequest } from '../dialogs/dialog-request.ts';
import type { Arrival } from './arrival.ts';

const FAILURES: Readonly<Record<OpenIdFailure, string>> = {
  cancelado: 'No se completó el ingreso con la cuenta de la empresa.',
  'sin-permiso':
    'Tu cuenta de la empresa no tiene un rol en Almanaque. Pedíselo a quien lo administra.',
  'sin-verificar':
    'La cuenta de la empresa no confirma que tu correo sea tuyo. Avisale a quien administra Almanaque.',
  desactivada: 'Tu cuenta está desactivada. Pedile a quien administra Almanaque que la active.',
  fallo: 'No se pudo ingresar con la cuenta de la empresa. Probá de nuevo en un momento.',
};

/** The dialog a page opens with, by what its address brought. */
export function firstDialog({
  invitation,
  recovery,
  failure,
  portal,
}: Arrival): DialogRequest | null {
  if (invitation) return { kind: 'first-administrator', token: invitation };
  if (recovery) return { kind: 'recover', token: recovery };
  const reason = openIdFailureSchema.safeParse(failure);
  if (reason.success) return { kind: 'sign-in', problem: FAILURES[reason.data] };
  return portal ? { kind: 'portal', origin: portal } : null;
}
