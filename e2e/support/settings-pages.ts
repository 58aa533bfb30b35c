import type { Role } from '@almanaque/shared-contracts/schemas';

export type Reader = 'none' | Role;

/** Each page of the settings by its address: what it is called, and who may see it. */
export const SETTINGS_PAGES: readonly (readonly [string, string, readonly Reader[]])[] = [
  ['feriados', 'Feriados y efemérides', ['administrador']],
  ['proveedores', 'Proveedores', ['organizador', 'administrador']],
  [
    'suscripciones',
    'Suscribirse al calendario',
    ['none', 'colaborador', 'organizador', 'administrador'],
  ],
  ['descargar', 'Descargar el calendario', ['none', 'colaborador', 'organizador', 'administrador']],
  ['importar-eventos', 'Importar eventos', ['organizador', 'administrador']],
  ['ejemplos', 'Quitar los ejemplos', ['administrador']],
  ['personas', 'Personas', ['administrador']],
  ['cuentas', 'Cuentas', ['administrador']],
  ['seguridad', 'Seguridad de tu cuenta', ['colaborador', 'organizador', 'administrador']],
  ['celebrar', 'Cómo preferís celebrar', ['colaborador', 'organizador', 'administrador']],
  ['primeros-pasos', 'Primeros pasos', ['administrador']],
  ['apariencia', 'Apariencia', ['none', 'colaborador', 'organizador', 'administrador']],
  ['ia', 'Probar la IA', ['administrador']],
  ['registro', 'Registro de cambios', ['administrador']],
  ['copias', 'Copias de seguridad', ['administrador']],
  ['partes', 'Acerca de', ['none', 'colaborador', 'organizador', 'administrador']],
];
