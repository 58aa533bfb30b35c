import {
  type AuditEntity,
  type NewHoliday,
  type OpenIdFailure,
  type YearHoliday,
  EXPENSE_WORDS,
  FEB29_WORDS,
  PERSON_WORDS,
  PLAN_STATE_WORDS,
  PLAN_WORDS,
  TASK_WORDS,
  ROLE_NAMES,
} from '@almanaque/api';
import {
  calendarFilterSchema,
  capitalize,
  EVENT_TYPE_LABELS,
  longDate,
  parseIsoDate,
  type RuleWords,
} from '@almanaque/shared-contracts';
import { ICON_WORDS, TONE_WORDS } from '@almanaque/shared-contracts/words';
import { filterWords } from '../filter/filter-words.ts';

type Words<Value extends string> = Readonly<Record<Value, string>>;

const DECISIONS: Words<YearHoliday['change']> = {
  official: 'Como es oficialmente',
  moved: 'Movido por la empresa',
  removed: 'Quitado por la empresa',
  added: 'Agregado por la empresa',
};

const HOLIDAY_KINDS: Words<NewHoliday['kind']> = {
  feriado: 'Feriado',
  'no-laborable': 'Día no laborable',
};

const WAYS = {
  password: 'Contraseña',
  totp: 'Contraseña y código',
  'recovery-code': 'Contraseña y código de recuperación',
  passkey: 'Llave de acceso',
  openid: 'Cuenta de la empresa',
};

const REASONS: Words<
  | OpenIdFailure
  | 'invalid_credentials'
  | 'wrong_password'
  | 'account_inactive'
  | 'first_password_expired'
  | 'wrong_code'
  | 'wrong_passkey'
> = {
  invalid_credentials: 'Correo o contraseña incorrectos',
  wrong_password: 'La contraseña actual no era correcta',
  account_inactive: 'La cuenta está desactivada',
  wrong_code: 'El código no era correcto',
  wrong_passkey: 'La llave de acceso no era correcta',
  first_password_expired: 'La contraseña inicial había vencido',
  cancelado: 'No se completó el ingreso con la cuenta de la empresa',
  'sin-permiso': 'Su cuenta de la empresa no tiene un rol en Almanaque',
  'sin-verificar': 'Su cuenta de la empresa no confirma que el correo sea suyo',
  desactivada: 'La cuenta está desactivada',
  fallo: 'No se pudo ingresar con la cuenta de la empresa',
};

/** Of fields that hold one of a few words of the program, by the kind of thing and the field. */
const CHOICES: Readonly<
  Partial<Record<AuditEntity, Readonly<Record<string, Readonly<Record<string, string>>>>>>
> = {
  event: { type: EVENT_TYPE_LABELS, tone: TONE_WORDS, icon: ICON_WORDS },
  holiday: { tone: TONE_WORDS, change: DECISIONS, kind: HOLIDAY_KINDS },
  account: { role: ROLE_NAMES, way: WAYS },
  session: { way: WAYS, reason: REASONS },
  plan: {
    state: PLAN_STATE_WORDS,
    parts: { ...TASK_WORDS, ...EXPENSE_WORDS, ...PLAN_WORDS, date: 'Fecha' },
  },
  person: { fields: PERSON_WORDS, feb29: FEB29_WORDS },
};

/** As the log lists what an import wrote: 'created: Cena'. */
const WRITTEN = { created: 'Nuevo', changed: 'Con cambios' } as const;
const written = (text: string): string =>
  text.replace(/^(created|changed): /, (_all, kind: keyof typeof WRITTEN) => `${WRITTEN[kind]}: `);

const NOTHING = '—';

export interface Value {
  readonly entity: AuditEntity;
  readonly field: string;
  readonly value: unknown;
  /** The day an event begins, from which its rule counts. */
  readonly date: unknown;
}

const dateOf = (value: unknown) => (typeof value === 'string' ? parseIsoDate(value) : null);

function textWords({ entity, field }: Value, text: string): string {
  const choice = CHOICES[entity]?.[field]?.[text];
  if (choice !== undefined) return choice;
  if (field === 'picture') return 'Una imagen';
  if (field === 'events' || field === 'providers') return written(text);
  const date = dateOf(text);
  return date === null ? text : longDate(date);
}

/** A value of the log, as people read it. */
export function valueWords(told: Value, ruleWords: RuleWords): string {
  const { entity, field, value, date } = told;
  if (field === 'rrule') {
    return capitalize(ruleWords(typeof value === 'string' ? value : null, dateOf(date)));
  }
  if (entity === 'holiday' && field === 'works') {
    return typeof value === 'boolean' ? (value ? 'Se trabaja' : 'No se trabaja') : 'Sin decidir';
  }
  if (value === undefined || value === null || value === '') return NOTHING;
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (typeof value === 'number') return String(value).replace('.', ',');
  if (typeof value === 'string') return textWords(told, value);
  if (Array.isArray(value)) {
    return value.length === 0
      ? NOTHING
      : value.map((one) => textWords(told, String(one))).join(', ');
  }
  const filter = calendarFilterSchema.safeParse(value);
  return filter.success ? filterWords(filter.data) : NOTHING;
}
