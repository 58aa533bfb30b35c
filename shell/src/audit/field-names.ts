import type {
  Account,
  AuditEntity,
  CompanyEvent,
  HolidayEdit,
  KeptProvider,
  NewHoliday,
  PersonInput,
} from '@almanaque/shared-contracts';

type Names<Field extends string> = Readonly<Record<Field, string>>;

const ACCOUNT: Names<Exclude<keyof Account, 'id' | 'firstPasswordUntil'>> = {
  name: 'Nombre',
  email: 'Correo',
  role: 'Rol',
  active: 'Activa',
  mustChangePassword: 'Tiene que cambiar la contraseña',
  secondFactor: 'Verificación en dos pasos',
};

const EVENT: Names<Exclude<keyof CompanyEvent, 'id' | 'version' | 'seriesId' | 'sample'>> = {
  title: 'Título',
  type: 'Tipo',
  tone: 'Tono',
  date: 'Fecha',
  endDate: 'Último día',
  time: 'Hora',
  place: 'Lugar',
  description: 'Descripción',
  office: 'Oficina',
  team: 'Equipo',
  rrule: 'Repetición',
  icon: 'Ícono',
  picture: 'Imagen',
  pictureAlt: 'Qué muestra la imagen',
};

const HOLIDAY: Names<keyof NewHoliday | Exclude<keyof HolidayEdit, 'version' | 'details'>> = {
  title: 'Título',
  kind: 'Qué es',
  change: 'Decisión',
  date: 'Fecha',
  description: 'Descripción',
  tone: 'Tono',
  norm: 'Norma',
  works: 'En la empresa',
};

export const PERSON: Names<keyof PersonInput | 'photo'> = {
  legajo: 'Legajo',
  firstName: 'Nombre',
  lastName: 'Apellido',
  preferredName: 'Cómo prefiere que le digan',
  email: 'Correo',
  birth: 'Nacimiento',
  hireDate: 'Ingreso',
  leavingDate: 'Egreso',
  office: 'Oficina',
  province: 'Provincia',
  team: 'Equipo',
  birthdayShown: 'Muestra el cumpleaños',
  anniversaryShown: 'Muestra el aniversario',
  feb29: 'Festejo del 29 de febrero',
  photo: 'Foto',
};

const PROVIDER: Names<Exclude<keyof KeptProvider, 'id' | 'version'>> = {
  name: 'Nombre',
  type: 'Tipo',
  address: 'Dirección',
  barrio: 'Barrio',
  phone: 'Teléfono',
  web: 'Página web',
  activities: 'Actividades',
  checkedOn: 'Último chequeo',
  lat: 'Latitud',
  lng: 'Longitud',
  note: 'Nota',
  retired: 'Retirado',
};

const UNDONE = { removed: 'Quitados', restored: 'Como antes', kept: 'Quedaron' };

/**
 * What the log keeps of each kind of thing, as a person calls it. What is not here is for the program
 * alone, or the sentence tells it: opaque ids, versions, which part of a series.
 */
export const FIELD_NAMES: Readonly<Record<AuditEntity, Readonly<Record<string, string>>>> = {
  event: { ...EVENT, events: 'Eventos quitados' },
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
  },
  place: { office: 'Oficina', team: 'Equipo' },
  account: { ...ACCOUNT, way: 'Forma de ingreso' },
  session: { way: 'Forma de ingreso', reason: 'Motivo', device: 'Dispositivo' },
  message: {},
  holiday: HOLIDAY,
  sector: { name: 'Sector', on: 'Se muestra' },
  subscription: { name: 'Nombre', filter: 'Qué muestra' },
  provider: PROVIDER,
  'provider-import': { name: 'Archivo', providers: 'Proveedores', ...UNDONE },
  picture: {},
  ai: {},
};
