import type { AuditEntry } from '@almanaque/shared-contracts';

/** Kinds of things that can be filtered by, as a person calls them. */
export const KINDS: Readonly<Record<string, string>> = {
  event: 'Eventos',
  person: 'Personas',
  'people-import': 'Importaciones de personas',
  'event-import': 'Importaciones de eventos',
  account: 'Cuentas',
  session: 'Ingresos',
  message: 'Mensajes',
  provider: 'Proveedores',
  'provider-import': 'Importaciones de proveedores',
  holiday: 'Feriados',
  sector: 'Efemérides',
};

/** What was done, after the name of who did it. */
const DEEDS: Readonly<Record<string, string>> = {
  'event.created': 'creó el evento',
  'event.changed': 'cambió el evento',
  'event.removed': 'borró el evento',
  'event.restored': 'deshizo un cambio del evento',
  'person.created': 'agregó a una persona',
  'person.updated': 'cambió los datos de una persona',
  'person.left': 'registró el egreso de una persona',
  'person.deleted': 'borró para siempre a una persona',
  'person.exported': 'descargó los datos de una persona',
  'people-import.applied': 'importó una nómina',
  'people-import.undone': 'deshizo la importación de una nómina',
  'account.created': 'creó la cuenta de',
  'account.changed': 'cambió la cuenta de',
  'account.password-given': 'dio una contraseña nueva a',
  'account.password-changed': 'cambió su contraseña',
  'account.removed': 'eliminó una cuenta',
  'account.recovery-issued': 'dio en la terminal un enlace para recuperar una cuenta',
  'account.recovered': 'recuperó su cuenta con el enlace de la terminal',
  'session.started': 'inició sesión',
  'session.refused': 'Se rechazó un ingreso con',
  'session.ended': 'cerró sesión',
  'session.ended-everywhere': 'cerró todas sus sesiones',
  'picture.added': 'subió una imagen',
  'message.saved': 'guardó el mensaje de una recomendación',
  'message.reset': 'devolvió a la plantilla el mensaje de una recomendación',
  'holiday.added': 'agregó el feriado',
  'holiday.changed': 'cambió el feriado',
  'holiday.deleted': 'quitó el feriado',
  'sector.shown': 'mostró las efemérides del sector',
  'sector.hidden': 'ocultó las efemérides del sector',
  'subscription.created': 'creó la suscripción',
  'subscription.revoked': 'revocó la suscripción',
  'provider.added': 'agregó el proveedor',
  'provider.changed': 'cambió el proveedor',
  'provider.retired': 'retiró el proveedor',
  'provider.restored': 'volvió a usar el proveedor',
  'provider-import.applied': 'importó proveedores de un archivo',
  'provider-import.undone': 'deshizo la importación de proveedores de un archivo',
  'event-import.applied': 'importó eventos de un archivo',
  'event-import.undone': 'deshizo la importación de eventos de un archivo',
  'sample.removed': 'quitó los eventos de muestra',
};

const REMOVED = /^cuenta-eliminada-(\w+)$/;

/** An address as it reads; the neutral name of a deleted account in words. */
export const whoIs = (email: string): string => {
  const [, code] = REMOVED.exec(email) ?? [];
  return code === undefined ? email : `Una cuenta eliminada (${code})`;
};

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).find(([field]) => field === name)?.[1]
    : undefined;

const textOf = (value: unknown, ...names: readonly string[]): string | null =>
  names
    .map((name) => fieldOf(value, name))
    .find((text): text is string => typeof text === 'string' && text !== '') ?? null;

/** The thing's own name, where what was kept of it says so. */
function thingOf({ entity, entityId, before, after }: AuditEntry): string | null {
  if (entity === 'session') return entityId;
  if (entity === 'sector') return entityId;
  const name = textOf(after, 'title', 'name') ?? textOf(before, 'title', 'name');
  return name && (entity === 'account' ? name : `«${name}»`);
}

/** 'ana@empresa.com.ar creó el evento «Cena de fin de año»' */
export function sentenceOf(entry: AuditEntry): string {
  const { action, actor, entity } = entry;
  const thing = thingOf(entry);
  if (action === 'session.refused') {
    return [DEEDS[action], thing && whoIs(thing)].filter(Boolean).join(' ');
  }
  const who = actor.email === null ? 'Almanaque' : whoIs(actor.email);
  const deed = DEEDS[action] ?? `hizo «${action}»`;
  return [who, deed, entity === 'session' ? null : thing].filter(Boolean).join(' ');
}
