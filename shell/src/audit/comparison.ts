import { longDate, parseIsoDate } from '@almanaque/shared-contracts';
import { ROLE_NAMES } from '../account/role-names.ts';

const FIELDS: Readonly<Record<string, string>> = {
  title: 'Título',
  date: 'Fecha',
  endDate: 'Hasta',
  time: 'Hora',
  place: 'Lugar',
  description: 'Descripción',
  type: 'Tipo',
  tone: 'Tono',
  office: 'Sede',
  team: 'Área',
  rrule: 'Repetición',
  name: 'Nombre',
  email: 'Correo',
  role: 'Rol',
  active: 'Activa',
  mustChangePassword: 'Tiene que cambiar la contraseña',
  fields: 'Datos que cambiaron',
  events: 'Eventos',
  providers: 'Proveedores',
  created: 'Nuevas',
  updated: 'Con cambios',
  left: 'Egresos',
  wrong: 'Con error',
  removed: 'Quitadas',
  restored: 'Como antes',
  kept: 'Quedaron',
  way: 'Forma de ingreso',
  reason: 'Motivo',
  norm: 'Norma',
  address: 'Dirección',
  barrio: 'Barrio',
  phone: 'Teléfono',
  web: 'Página web',
  activities: 'Actividades',
  lat: 'Latitud',
  lng: 'Longitud',
  note: 'Nota',
  retired: 'Retirado',
  legajo: 'Legajo',
  firstName: 'Nombre',
  lastName: 'Apellido',
  preferredName: 'Cómo prefiere que le digan',
  birth: 'Nacimiento',
  hireDate: 'Ingreso',
  leavingDate: 'Egreso',
  province: 'Provincia',
  birthdayShown: 'Muestra el cumpleaños',
  anniversaryShown: 'Muestra el aniversario',
  feb29: 'Festejo del 29 de febrero',
};

/** 'festivo' is a type of event and also a tone. */
const TONES: Readonly<Record<string, string>> = {
  festivo: 'Se celebra',
  sobrio: 'Sobrio',
  conmemorativo: 'Se recuerda',
};

const VALUES: Readonly<Record<string, string>> = {
  ...ROLE_NAMES,
  festivo: 'Efemérides',
  cumpleanos: 'Cumpleaños',
  aniversario: 'Aniversario',
  personalizado: 'Evento empresarial',
  password: 'Contraseña',
  openid: 'Cuenta de la empresa',
  invalid_credentials: 'Correo o contraseña incorrectos',
  wrong_password: 'La contraseña actual no era correcta',
  account_inactive: 'La cuenta está desactivada',
};

/** What only the program needs: opaque ids and counters of versions. */
const OF_THE_PROGRAM = new Set(['id', 'version', 'seriesId', 'sample']);

function spoken(field: string, value: unknown): string {
  if (value === undefined || value === null || value === '') return '—';
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) {
    return value.map((one) => FIELDS[String(one)] ?? spoken(field, one)).join(', ');
  }
  if (typeof value !== 'string') return JSON.stringify(value);
  const date = parseIsoDate(value);
  if (date !== null) return longDate(date);
  return (field === 'tone' ? TONES : VALUES)[value] ?? value;
}

const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

export interface Difference {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

/** What changed, field by field, as people read it; whatever stayed as it was is left out. */
export function differences(before: unknown, after: unknown): readonly Difference[] {
  const old = new Map(entriesOf(before));
  const now = new Map(entriesOf(after));
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((name) => !OF_THE_PROGRAM.has(name))
    .map((name) => ({
      field: FIELDS[name] ?? name,
      before: spoken(name, old.get(name)),
      after: spoken(name, now.get(name)),
    }))
    .filter((one) => one.before !== one.after);
}
