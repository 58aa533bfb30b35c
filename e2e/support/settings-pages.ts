import type { AccountRole } from './accounts.ts';

export type Reader = 'none' | AccountRole;

/** Each page of the settings by its address: what it is called, and who may see it. */
export const SETTINGS_PAGES: readonly (readonly [string, string, readonly Reader[]])[] = [
  ['feriados', 'Feriados y efemérides', ['administrador']],
  ['proveedores', 'Proveedores', ['organizador', 'administrador']],
  ['suscripciones', 'Suscribirse al calendario', ['none', 'organizador', 'administrador']],
  ['descargar', 'Descargar el calendario', ['none', 'organizador', 'administrador']],
  ['importar-eventos', 'Importar eventos', ['organizador', 'administrador']],
  ['ejemplos', 'Quitar los ejemplos', ['administrador']],
  ['personas', 'Personas', ['administrador']],
  ['cuentas', 'Cuentas', ['administrador']],
  ['seguridad', 'Seguridad de tu cuenta', ['organizador', 'administrador']],
  ['celebrar', 'Cómo preferís celebrar', ['organizador', 'administrador']],
  ['apariencia', 'Apariencia', ['none', 'organizador', 'administrador']],
  ['ia', 'Probar la IA', ['administrador']],
  ['registro', 'Registro de cambios', ['administrador']],
  ['copias', 'Copias de seguridad', ['administrador']],
  ['partes', 'Acerca de', ['none', 'organizador', 'administrador']],
];
