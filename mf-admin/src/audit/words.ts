import { whoIs, type AuditAction, type AuditEntity, type AuditEntry } from '@almanaque/api';
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
  plan: 'Planes',
  rate: 'Dólar de cada mes',
  picture: 'Imágenes',
  company: 'La empresa',
  ai: 'IA',
  copy: 'Copias de seguridad',
};

const isKnown = (action: string): action is AuditAction => Object.hasOwn(DEEDS, action);

/** 'Ana Paz creó el evento «Cena de fin de año»' */
export function sentenceOf(entry: AuditEntry, names?: ReadonlyMap<string, string>): string {
  const { action, actor, entityId } = entry;
  if (action === 'session.refused') {
    return entityId === null
      ? 'Se rechazó un ingreso'
      : `Se rechazó un ingreso con ${whoIs(entityId, names)}`;
  }
  const who = actor.email === null ? 'Almanaque' : whoIs(actor.email, names);
  // Another version of Almanaque may have recorded an action that this one does not know.
  return `${who} ${isKnown(action) ? DEEDS[action](entry) : 'hizo un cambio que esta versión no conoce'}`;
}
