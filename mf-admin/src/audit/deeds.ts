import { type AuditAction, type AuditEntry, ROLE_NAMES } from '@almanaque/api';
import { longDate, monthAndYear, parseIsoDate, roleSchema } from '@almanaque/shared-contracts';
import { fieldsOf, type Fields } from './comparison.ts';

/** What was done, after the name of who did it. */
type Deed = (entry: AuditEntry) => string;

const textIn = (fields: Fields, name: string): string | null => {
  const text = fields[name];
  return typeof text === 'string' && text !== '' ? text : null;
};

const now = ({ entity, after }: AuditEntry): Fields => fieldsOf(entity, after);
const old = ({ entity, before }: AuditEntry): Fields => fieldsOf(entity, before);

/** How the thing was called when it was done, or before it went. */
export const nameOf = (entry: AuditEntry): string | null =>
  [now(entry), old(entry)]
    .flatMap((fields) => [textIn(fields, 'title'), textIn(fields, 'name')])
    .find((name) => name !== null) ?? null;

const dayIn = (fields: Fields, name: string): string | null => {
  const date = parseIsoDate(textIn(fields, name) ?? '');
  return date === null ? null : longDate(date);
};

/** 'creó el evento' → 'creó el evento «Cena»' */
const named =
  (words: string): Deed =>
  (entry) => {
    const name = nameOf(entry);
    return name === null ? words : `${words} «${name}»`;
  };

/** What of a series: 'solo el domingo 20 de diciembre de 2026'. Empty: it is none, or that was not kept. */
function partWords(fields: Fields): string {
  const day = dayIn(fields, 'occurrence');
  switch (fields['scope']) {
    case 'this':
      return day === null ? ', solo una fecha' : `, solo el ${day}`;
    case 'following':
      return day === null ? ', una fecha y las siguientes' : `, desde el ${day} en adelante`;
    case 'all':
      return ', en todas sus fechas';
    default:
      return '';
  }
}

const ofPart =
  (words: string): Deed =>
  (entry) =>
    named(words)(entry) + partWords(now(entry));

const restored: Deed = (entry) =>
  ofPart(
    now(entry)['undone'] === 'removal' ? 'recuperó el evento' : 'deshizo un cambio del evento',
  )(entry);

/** The name went with an account that was deleted since. */
const ofAccount =
  (words: string): Deed =>
  (entry) => {
    const name = nameOf(entry);
    if (name !== null) return `${words} ${name}`;
    return `${words.replace(/ la cuenta de$/, '')} una cuenta que después se borró`;
  };

function accountChanged(entry: AuditEntry): string {
  const [before, after] = [old(entry), now(entry)];
  if (before['active'] !== after['active']) {
    return ofAccount(after['active'] === true ? 'activó la cuenta de' : 'desactivó la cuenta de')(
      entry,
    );
  }
  const { data: role } = roleSchema.safeParse(after['role']);
  if (role !== undefined && role !== before['role']) {
    return ofAccount(`dio el rol ${ROLE_NAMES[role]} a`)(entry);
  }
  return ofAccount('cambió la cuenta de')(entry);
}

function holidayChanged(entry: AuditEntry): string {
  const [before, after] = [old(entry), now(entry)];
  const day = dayIn(after, 'date') ?? 'otro día';
  if (before['change'] !== after['change'] || before['date'] !== after['date']) {
    switch (after['change']) {
      case 'moved':
        return `${named('movió')(entry)} al ${day}`;
      case 'removed':
        return `${named('quitó')(entry)} del calendario`;
      case 'official':
        return `${named('devolvió')(entry)} a su fecha oficial`;
    }
  }
  if (before['works'] === after['works']) return named('cambió el feriado')(entry);
  if (typeof after['works'] !== 'boolean') {
    return named('dejó sin decidir si se trabaja en')(entry);
  }
  const works = after['works'] ? 'se trabaja' : 'no se trabaja';
  return `decidió que el ${day} ${works}: «${nameOf(entry) ?? 'feriado'}»`;
}

const PERSONS: Readonly<Record<string, string>> = {
  cumpleanos: 'un cumpleaños',
  aniversario: 'un aniversario de trabajo',
};

/** What a message is for: '«Asado», martes 10 de noviembre de 2026'. A person's date goes without a name. */
function occasionOf(entry: AuditEntry): string {
  const id = entry.entityId ?? '';
  const [kind = ''] = id.split('-', 1);
  const date = parseIsoDate(/\d{4}-\d{2}-\d{2}/.exec(id)?.[0] ?? '');
  const name = nameOf(entry);
  const what = name === null ? (PERSONS[kind] ?? 'un evento') : `«${name}»`;
  return date === null ? what : `${what} (${longDate(date)})`;
}

const ofFile =
  (words: string): Deed =>
  (entry) => {
    const name = nameOf(entry);
    return name === null ? `${words} un archivo` : `${words} el archivo «${name}»`;
  };

/** Everybody of one place is of the other from then on; where there was none of that name, it has it now. */
function placeJoined(entry: AuditEntry): string {
  const [kind, words] =
    entry.entityId === 'team' ? ['team', 'del equipo'] : ['office', 'de la oficina'];
  const [from, into] = [textIn(old(entry), kind), textIn(now(entry), kind)];
  return `pasó lo ${words} «${from ?? ''}» a «${into ?? ''}»`;
}

function sessionClosed(entry: AuditEntry): string {
  const device = textIn(now(entry), 'device');
  return device === null ? 'cerró una de sus sesiones' : `cerró su sesión de ${device}`;
}

function portalOpened(entry: AuditEntry): string {
  const portal = textIn(now(entry), 'portal');
  return portal === null ? 'ingresó desde un portal' : `ingresó desde el portal ${portal}`;
}

/** That of a person's date goes without a name. */
const ofPlan =
  (words: string): Deed =>
  (entry) => {
    const name = nameOf(entry);
    return name === null ? `${words} de la fecha de una persona` : `${words} «${name}»`;
  };

/** 'septiembre de 2026' */
const monthIn = ({ entityId }: AuditEntry): string => {
  const first = parseIsoDate(`${entityId ?? ''}-01`);
  return first === null ? 'un mes' : monthAndYear(first);
};

const sector = (entry: AuditEntry): string => entry.entityId ?? '';

/** Every action in words: one that is recorded and has none does not compile. */
export const DEEDS: Readonly<Record<AuditAction, Deed>> = {
  'event.created': named('creó el evento'),
  'event.changed': ofPart('cambió el evento'),
  'event.removed': ofPart('borró el evento'),
  'event.restored': restored,
  'sample.removed': () => 'quitó los eventos de ejemplo',
  'event-import.applied': ofFile('importó eventos: leyó'),
  'event-import.undone': ofFile('deshizo la importación de eventos: había leído'),
  'person.created': () => 'agregó a una persona',
  'person.updated': () => 'cambió los datos de una persona',
  'person.left': () => 'registró el egreso de una persona',
  'person.deleted': () => 'borró para siempre a una persona',
  'person.exported': () => 'descargó los datos de una persona',
  'people-import.applied': ofFile('importó una nómina: leyó'),
  'people-import.undone': ofFile('deshizo la importación de una nómina: había leído'),
  'place.joined': placeJoined,
  'account.created': ofAccount('creó la cuenta de'),
  'account.changed': accountChanged,
  'account.password-given': ofAccount('dio una contraseña nueva a'),
  'account.password-changed': () => 'cambió su contraseña',
  'account.second-factor-added': () => 'activó la verificación en dos pasos',
  'account.second-factor-removed': () => 'desactivó su verificación en dos pasos',
  'account.second-factor-reset': ofAccount('quitó la verificación en dos pasos a'),
  'account.second-factor-required': () => 'hizo obligatoria la verificación en dos pasos',
  'account.second-factor-optional': () => 'hizo optativa la verificación en dos pasos',
  'account.recovery-codes-renewed': () => 'renovó sus códigos de recuperación',
  'account.passkey-added': named('agregó la llave de acceso'),
  'account.passkey-removed': named('quitó la llave de acceso'),
  'account.removed': () => 'borró una cuenta',
  'account.recovery-issued': () => 'dio en la terminal un enlace para recuperar una cuenta',
  'account.recovered': () => 'recuperó su cuenta con el enlace de la terminal',
  'session.started': () => 'ingresó',
  'session.refused': () => 'rechazó un ingreso',
  'session.ended': () => 'cerró sesión',
  'session.ended-everywhere': () => 'cerró todas sus sesiones',
  'session.closed': sessionClosed,
  'session.others-closed': () => 'cerró sus demás sesiones',
  'session.portal-opened': portalOpened,
  'message.saved': (entry) => `guardó un mensaje para ${occasionOf(entry)}`,
  'message.reset': (entry) => `devolvió a la plantilla un mensaje para ${occasionOf(entry)}`,
  'holiday.added': named('agregó al calendario'),
  'holiday.changed': holidayChanged,
  'holiday.deleted': named('borró del calendario'),
  'sector.shown': (entry) => `mostró las efemérides del sector ${sector(entry)}`,
  'sector.hidden': (entry) => `ocultó las efemérides del sector ${sector(entry)}`,
  'subscription.created': named('creó la suscripción'),
  'subscription.revoked': named('revocó la suscripción'),
  'provider.added': named('agregó el proveedor'),
  'provider.changed': named('cambió el proveedor'),
  'provider.retired': named('retiró el proveedor'),
  'provider.restored': named('volvió a usar el proveedor'),
  'provider-import.applied': ofFile('importó proveedores: leyó'),
  'provider-import.undone': ofFile('deshizo la importación de proveedores: había leído'),
  'plan.created': ofPlan('armó el plan'),
  'plan.changed': ofPlan('cambió el plan'),
  'plan.date-seen': ofPlan('dio por vista la fecha nueva del plan'),
  'plan.removed': ofPlan('borró el plan'),
  'plan.restored': ofPlan('deshizo lo último en el plan'),
  'plan.task-done': ofPlan('dio por hecha una tarea del plan'),
  'plan.tasks-changed': ofPlan('cambió las tareas del plan'),
  'plan.expenses-changed': ofPlan('cambió los gastos del plan'),
  'plan.attachments-changed': ofPlan('cambió los archivos del plan'),
  'rate.set': (entry) => `dijo a cuánto estaba el dólar en ${monthIn(entry)}`,
  'rate.removed': (entry) => `quitó a cuánto estaba el dólar en ${monthIn(entry)}`,
  'picture.added': () => 'subió una imagen',
  'company.changed': () => 'cambió los datos de la empresa',
  'first-hour.dismissed': () => 'cerró la lista de los primeros pasos',
  'first-hour.resumed': () => 'volvió a abrir la lista de los primeros pasos',
  'ai.agreed': () => 'acordó que se use la IA',
  'ai.agreement-taken-back': () => 'dejó de usar la IA',
  'copy.made': () => 'hizo una copia de seguridad',
};
