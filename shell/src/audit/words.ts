import type { AuditAction, AuditEntity, AuditEntry } from '@almanaque/api';
import { DEEDS } from './deeds.ts';

/** Kinds of things that can be filtered by, as a person calls them. */
export const KINDS: Readonly<Record<AuditEntity, string>> = {
  event: 'Eventos',
  person: 'Personas',
  'people-import': 'Importaciones de personas',
  place: 'Oficinas y equipos',
  'event-import': 'Importaciones de eventos',
  account: 'Cuentas',
  session: 'Ingresos',
  message: 'Mensajes',
  provider: 'Proveedores',
  'provider-import': 'Importaciones de proveedores',
  holiday: 'Feriados',
  sector: 'Efemérides',
  subscription: 'Suscripciones',
  picture: 'Imágenes',
  ai: 'IA',
};

const REMOVED = /^cuenta-eliminada-(\w+)$/;

/** An address as it reads; the neutral name of a deleted account in words. */
export const whoIs = (email: string): string => {
  const [, code] = REMOVED.exec(email) ?? [];
  return code === undefined ? email : `Una cuenta eliminada (${code})`;
};

const isKnown = (action: string): action is AuditAction => Object.hasOwn(DEEDS, action);

/** 'ana@empresa.com.ar creó el evento «Cena de fin de año»' */
export function sentenceOf(entry: AuditEntry): string {
  const { action, actor, entityId } = entry;
  if (action === 'session.refused') {
    return entityId === null
      ? 'Se rechazó un ingreso'
      : `Se rechazó un ingreso con ${whoIs(entityId)}`;
  }
  const who = actor.email === null ? 'Almanaque' : whoIs(actor.email);
  // Another version of Almanaque may have recorded an action that this one does not know.
  return `${who} ${isKnown(action) ? DEEDS[action](entry) : 'hizo un cambio que esta versión no conoce'}`;
}
