import {
  type Account,
  type AuditEntity,
  type CompanyField,
  type HolidayEdit,
  type NewHoliday,
  PLAN_WORDS,
  PROVIDER_WORDS,
} from '@almanaque/api';
import { EVENT_WORDS, PLACE_WORDS } from '@almanaque/shared-contracts/words';

type Names<Field extends string> = Readonly<Record<Field, string>>;

const ACCOUNT: Names<Exclude<keyof Account, 'id' | 'firstPasswordUntil'>> = {
  name: 'Nombre',
  email: 'Correo',
  role: 'Rol',
  active: 'Activa',
  mustChangePassword: 'Tiene que cambiar la contraseña',
  secondFactor: 'Verificación en dos pasos',
};

const HOLIDAY: Names<keyof NewHoliday | Exclude<keyof HolidayEdit, 'version' | 'details'>> = {
  title: EVENT_WORDS.title,
  kind: 'Qué es',
  change: 'Decisión',
  date: EVENT_WORDS.date,
  description: EVENT_WORDS.description,
  tone: EVENT_WORDS.tone,
  norm: 'Norma',
  works: 'En la empresa',
};

const COMPANY: Names<CompanyField> = { name: 'Nombre', city: 'Ciudad', province: 'Provincia' };

const UNDONE = { removed: 'Quitados', restored: 'Como antes', kept: 'Quedaron' };

/**
 * What the log keeps of each kind of thing, as a person calls it. What is not here is for the program
 * alone, or the sentence tells it: opaque ids, versions, which part of a series.
 */
export const FIELD_NAMES: Readonly<Record<AuditEntity, Readonly<Record<string, string>>>> = {
  event: { ...EVENT_WORDS, events: 'Eventos quitados' },
  'event-import': { name: 'Archivo', events: 'Eventos', ...UNDONE },
  person: { fields: 'Datos que cambiaron' },
  'people-import': {
    name: 'Archivo',
    created: 'Nuevas',
    updated: 'Con cambios',
    left: 'Egresos',
    wrong: 'Con error',
    removed: 'Quitadas',
    restored: 'Como antes',
    kept: 'Quedaron',
    events: 'Eventos propios',
  },
  place: PLACE_WORDS,
  account: { ...ACCOUNT, way: 'Forma de ingreso' },
  session: { way: 'Forma de ingreso', reason: 'Motivo', device: 'Dispositivo', portal: 'Portal' },
  message: {},
  holiday: HOLIDAY,
  sector: { name: 'Sector', on: 'Se muestra' },
  company: COMPANY,
  subscription: { name: 'Nombre', filter: 'Qué muestra' },
  provider: PROVIDER_WORDS,
  'provider-import': { name: 'Archivo', providers: 'Proveedores', ...UNDONE },
  plan: { title: PLAN_WORDS.title, state: PLAN_WORDS.state, parts: 'Datos que cambiaron' },
  rate: { pesos: 'Pesos por dólar' },
  picture: {},
  ai: {},
  copy: { file: 'Archivo' },
};
