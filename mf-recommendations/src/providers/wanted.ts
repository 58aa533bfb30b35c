import type { ANNIVERSARY_SPECIFICATIONS } from '../specifications/content/anniversary.ts';
import type { BIRTHDAY_SPECIFICATIONS } from '../specifications/content/birthday.ts';
import type { BRIDGE_SPECIFICATIONS } from '../specifications/content/bridge.ts';
import type { COMMEMORATIVE_SPECIFICATIONS } from '../specifications/content/commemorative.ts';
import type { COMPANY_SPECIFICATIONS } from '../specifications/content/company.ts';
import type { HOLIDAY_SPECIFICATIONS } from '../specifications/content/holiday.ts';
import type { SOBER_SPECIFICATIONS } from '../specifications/content/sober.ts';

type PredefinedId = keyof (typeof ANNIVERSARY_SPECIFICATIONS &
  typeof BIRTHDAY_SPECIFICATIONS &
  typeof BRIDGE_SPECIFICATIONS &
  typeof COMMEMORATIVE_SPECIFICATIONS &
  typeof COMPANY_SPECIFICATIONS &
  typeof HOLIDAY_SPECIFICATIONS &
  typeof SOBER_SPECIFICATIONS);

const NOTHING: readonly string[] = [];
const BREAKFAST = ['café', 'cafetería', 'desayuno', 'merienda', 'panadería', 'catering'];
const VISIT = ['visita', 'museo', 'recorrido'];
const TALK = ['charla', 'auditorio', 'sala'];

/** By which activities of the directory each predefined recommendation is carried out. */
const WANTED: Readonly<Record<PredefinedId, readonly string[]>> = {
  '1': NOTHING,
  '2': ['torta', 'pastelería', 'confitería', 'panadería', 'merienda', 'cumpleaños'],
  '3': ['almuerzo', 'restaurante', 'mariachi', 'música'],
  '4': NOTHING,
  '5': [...BREAKFAST, 'diploma', 'imprenta'],
  '6': ['cena', 'restaurante', 'regalo', 'librería'],
  '7': NOTHING,
  '8': BREAKFAST,
  '9': ['salida', 'espectáculo', 'teatro', 'tango', 'música'],
  '10': NOTHING,
  '11': BREAKFAST,
  '12': ['salida', 'salón', 'jornada', 'catering', 'quinta'],
  '13': NOTHING,
  '14': TALK,
  '15': [...VISIT, 'memoria'],
  '16': NOTHING,
  '17': TALK,
  '18': ['voluntariado', 'parque'],
  '19': NOTHING,
  '20': BREAKFAST,
  '21': [...VISIT, 'salida'],
};

const isPredefinedId = (id: string): id is PredefinedId => Object.hasOwn(WANTED, id);

/** For an idea of the AI there is none: the AI names its providers itself. */
export const wantedFor = (id: string): readonly string[] =>
  isPredefinedId(id) ? WANTED[id] : NOTHING;
