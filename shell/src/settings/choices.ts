import type { Session } from '@almanaque/shared-contracts';
import type { DialogRequest } from '../dialogs/dialog-request.ts';

type Act =
  | { readonly kind: 'open'; readonly dialog: DialogRequest }
  | { readonly kind: 'sign-out'; readonly way: 'sign-out' | 'sign-out-everywhere' };

export interface Choice {
  readonly label: string;
  readonly act: Act;
}

/** What opens without anything else being known. */
type Plain = Exclude<DialogRequest, { readonly token: string }>['kind'];

const open = (label: string, kind: Plain): Choice => ({
  label,
  act: { kind: 'open', dialog: { kind } },
});

/** What it offers of the calendar; of importing, to whoever has an account. */
export const calendarChoices = (session: Session | null): readonly Choice[] => [
  open('Suscribirse al calendario', 'subscribe'),
  open('Descargar el calendario', 'download'),
  ...(session === null ? [] : [open('Importar eventos', 'ics-import')]),
];

/** For whoever develops a remote, where the installation lets them try theirs. */
export const developerChoices = (overrideOrigins: readonly string[]): readonly Choice[] =>
  overrideOrigins.length === 0 ? [] : [open('Cargar una parte de otra dirección', 'override')];

/**
 * What the settings menu offers of accounts to whoever has `session`.
 * @param samples how many sample events an administrator could remove; null: not known, or not theirs.
 */
export const accountChoices = (
  session: Session | null,
  samples: number | null,
): readonly Choice[] =>
  session === null
    ? [open('Iniciar sesión', 'sign-in')]
    : [
        ...(session.role === 'administrador'
          ? [
              open('Feriados y efemérides', 'dates'),
              open('Personas', 'people'),
              open('Usuarios', 'users'),
              open('Registro de cambios', 'audit'),
              open('Probar la IA', 'ai-probe'),
              ...(samples ? [open('Quitar los ejemplos', 'sample-set')] : []),
            ]
          : []),
        open('Proveedores', 'providers'),
        open('Cambiar contraseña', 'change-password'),
        open('Seguridad', 'security'),
        { label: 'Cerrar sesión', act: { kind: 'sign-out', way: 'sign-out' } },
        {
          label: 'Cerrar sesión en todos lados',
          act: { kind: 'sign-out', way: 'sign-out-everywhere' },
        },
      ];
