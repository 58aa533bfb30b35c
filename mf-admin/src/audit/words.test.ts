import type { AuditAction, AuditActions, AuditEntry } from '@almanaque/api';
import { loadRuleWords } from '@almanaque/shared-contracts';
import { differences } from './comparison.ts';
import { entryOf, event, movedHoliday, soberania } from './testing/entry.ts';
import { sentenceOf } from './words.ts';

type Told = Pick<Partial<AuditEntry>, 'entityId' | 'before' | 'after'>;

const bruno = { name: 'Bruno Sosa', role: 'organizador', active: true };
const file = { name: 'nómina.xlsx' };
const plan = { title: 'Cena de fin de año', state: 'en-marcha' };

/** What is kept of every action, and its sentence. */
const SENTENCES: {
  readonly [Action in AuditAction]: readonly [entity: AuditActions[Action], told: Told, string];
} = {
  'event.created': ['event', { after: event }, 'creó el evento «Turno de guardia»'],
  'event.changed': [
    'event',
    { before: event, after: event },
    'cambió el evento «Turno de guardia»',
  ],
  'event.removed': ['event', { before: event, after: event }, 'borró el evento «Turno de guardia»'],
  'event.restored': ['event', { after: event }, 'deshizo un cambio del evento «Turno de guardia»'],
  'sample.removed': ['event', { after: { events: 7 } }, 'quitó los eventos de ejemplo'],
  'event-import.applied': [
    'event-import',
    { after: { name: 'outlook.ics' } },
    'importó eventos: leyó el archivo «outlook.ics»',
  ],
  'event-import.undone': [
    'event-import',
    { after: { name: 'outlook.ics' } },
    'deshizo la importación de eventos: había leído el archivo «outlook.ics»',
  ],
  'person.created': ['person', {}, 'agregó a una persona'],
  'person.updated': ['person', { after: { fields: ['birth'] } }, 'cambió los datos de una persona'],
  'person.left': ['person', {}, 'registró el egreso de una persona'],
  'person.deleted': ['person', {}, 'borró para siempre a una persona'],
  'person.exported': ['person', {}, 'descargó los datos de una persona'],
  'people-import.applied': [
    'people-import',
    { after: file },
    'importó una nómina: leyó el archivo «nómina.xlsx»',
  ],
  'people-import.undone': [
    'people-import',
    { after: file },
    'deshizo la importación de una nómina: había leído el archivo «nómina.xlsx»',
  ],
  'place.joined': [
    'place',
    { entityId: 'office', before: { office: 'rosario' }, after: { office: 'Rosario' } },
    'pasó lo de la oficina «rosario» a «Rosario»',
  ],
  'account.created': ['account', { after: bruno }, 'creó la cuenta de Bruno Sosa'],
  'account.changed': [
    'account',
    { before: bruno, after: { ...bruno, name: 'Bruno Sosa Paz' } },
    'cambió la cuenta de Bruno Sosa Paz',
  ],
  'account.password-given': ['account', { after: bruno }, 'dio una contraseña nueva a Bruno Sosa'],
  'account.password-changed': ['account', {}, 'cambió su contraseña'],
  'account.second-factor-added': ['account', {}, 'activó la verificación en dos pasos'],
  'account.second-factor-removed': ['account', {}, 'desactivó su verificación en dos pasos'],
  'account.second-factor-reset': [
    'account',
    { before: bruno },
    'quitó la verificación en dos pasos a Bruno Sosa',
  ],
  'account.second-factor-required': [
    'account',
    {},
    'hizo obligatoria la verificación en dos pasos',
  ],
  'account.second-factor-optional': ['account', {}, 'hizo optativa la verificación en dos pasos'],
  'account.recovery-codes-renewed': ['account', {}, 'renovó sus códigos de recuperación'],
  'account.passkey-added': [
    'account',
    { after: { name: 'Chrome en Windows' } },
    'agregó la llave de acceso «Chrome en Windows»',
  ],
  'account.passkey-removed': ['account', {}, 'quitó la llave de acceso'],
  'account.removed': ['account', { before: { role: 'organizador' } }, 'borró una cuenta'],
  'account.recovery-issued': [
    'account',
    {},
    'dio en la terminal un enlace para recuperar una cuenta',
  ],
  'account.recovered': ['account', {}, 'recuperó su cuenta con el enlace de la terminal'],
  'session.started': ['session', { after: { way: 'password' } }, 'ingresó'],
  'session.refused': [
    'session',
    { entityId: 'otra@nandu.com.ar' },
    'Se rechazó un ingreso con otra@nandu.com.ar',
  ],
  'session.ended': ['session', {}, 'cerró sesión'],
  'session.ended-everywhere': ['session', {}, 'cerró todas sus sesiones'],
  'session.closed': [
    'session',
    { after: { device: 'Safari en iPhone' } },
    'cerró su sesión de Safari en iPhone',
  ],
  'session.others-closed': ['session', {}, 'cerró sus demás sesiones'],
  'session.portal-opened': [
    'session',
    { after: { portal: 'https://intranet.example' } },
    'ingresó desde el portal https://intranet.example',
  ],
  'message.saved': [
    'message',
    {
      entityId: 'feriado-2027-11-22-soberania-nacional',
      before: { title: 'Día de la Soberanía Nacional' },
      after: { recommendation: '7' },
    },
    'guardó un mensaje para «Día de la Soberanía Nacional» (lunes 22 de noviembre de 2027)',
  ],
  'message.reset': [
    'message',
    { entityId: 'cumpleanos-2026-11-25-p-1', before: { title: null } },
    'devolvió a la plantilla un mensaje para un cumpleaños (miércoles 25 de noviembre de 2026)',
  ],
  'holiday.added': [
    'holiday',
    { after: soberania },
    'agregó al calendario «Día de la Soberanía Nacional»',
  ],
  'holiday.changed': [
    'holiday',
    { before: soberania, after: { ...soberania, change: 'removed' } },
    'quitó «Día de la Soberanía Nacional» del calendario',
  ],
  'holiday.deleted': [
    'holiday',
    { before: soberania },
    'borró del calendario «Día de la Soberanía Nacional»',
  ],
  'sector.shown': ['sector', { entityId: 'salud' }, 'mostró las efemérides del sector salud'],
  'sector.hidden': ['sector', { entityId: 'salud' }, 'ocultó las efemérides del sector salud'],
  'subscription.created': [
    'subscription',
    { after: { name: 'Mi teléfono' } },
    'creó la suscripción «Mi teléfono»',
  ],
  'subscription.revoked': [
    'subscription',
    { before: { name: 'Mi teléfono' } },
    'revocó la suscripción «Mi teléfono»',
  ],
  'provider.added': ['provider', { after: { name: 'La Ñata' } }, 'agregó el proveedor «La Ñata»'],
  'provider.changed': ['provider', { after: { name: 'La Ñata' } }, 'cambió el proveedor «La Ñata»'],
  'provider.retired': ['provider', { after: { name: 'La Ñata' } }, 'retiró el proveedor «La Ñata»'],
  'provider.restored': [
    'provider',
    { after: { name: 'La Ñata' } },
    'volvió a usar el proveedor «La Ñata»',
  ],
  'provider-import.applied': [
    'provider-import',
    { after: { name: 'proveedores.csv' } },
    'importó proveedores: leyó el archivo «proveedores.csv»',
  ],
  'provider-import.undone': [
    'provider-import',
    { after: { name: 'proveedores.csv' } },
    'deshizo la importación de proveedores: había leído el archivo «proveedores.csv»',
  ],
  'plan.created': ['plan', { after: plan }, 'armó el plan «Cena de fin de año»'],
  'plan.changed': ['plan', { before: plan, after: plan }, 'cambió el plan «Cena de fin de año»'],
  'plan.date-seen': [
    'plan',
    { after: plan },
    'dio por vista la fecha nueva del plan «Cena de fin de año»',
  ],
  'plan.removed': [
    'plan',
    { after: { title: null, state: 'idea' } },
    'borró el plan de la fecha de una persona',
  ],
  'plan.restored': ['plan', { after: plan }, 'deshizo lo último en el plan «Cena de fin de año»'],
  'plan.task-done': [
    'plan',
    { after: plan },
    'dio por hecha una tarea del plan «Cena de fin de año»',
  ],
  'plan.tasks-changed': [
    'plan',
    { after: plan },
    'cambió las tareas del plan «Cena de fin de año»',
  ],
  'plan.expenses-changed': [
    'plan',
    { after: plan },
    'cambió los gastos del plan «Cena de fin de año»',
  ],
  'plan.attachments-changed': [
    'plan',
    { after: plan },
    'cambió los archivos del plan «Cena de fin de año»',
  ],
  'rate.set': [
    'rate',
    { entityId: '2026-09', after: { pesos: 1450.5 } },
    'dijo a cuánto estaba el dólar en septiembre de 2026',
  ],
  'rate.removed': [
    'rate',
    { entityId: '2026-09', before: { pesos: 1450.5 } },
    'quitó a cuánto estaba el dólar en septiembre de 2026',
  ],
  'picture.added': ['picture', {}, 'subió una imagen'],
  'company.changed': [
    'company',
    { before: { name: 'Mi empresa' }, after: { name: 'Textil Ceibo' } },
    'cambió los datos de la empresa',
  ],
  'first-hour.dismissed': ['company', {}, 'cerró la lista de los primeros pasos'],
  'first-hour.resumed': ['company', {}, 'volvió a abrir la lista de los primeros pasos'],
  'ai.agreed': ['ai', {}, 'acordó que se use la IA'],
  'ai.agreement-taken-back': ['ai', {}, 'dejó de usar la IA'],
  'copy.made': [
    'copy',
    { after: { file: 'almanaque-2026-11-23-143005.db' } },
    'hizo una copia de seguridad',
  ],
};

test.each(Object.entries(SENTENCES))('%s', (action, [entity, told, sentence]) => {
  const said = sentenceOf(entryOf({ action, entity, ...told }));
  expect(said.replace(/^ana@nandu\.com\.ar /, '')).toBe(sentence);
});

describe('of a series', () => {
  const DEED = {
    'event.changed': 'cambió el evento «Turno de guardia»',
    'event.removed': 'borró el evento «Turno de guardia»',
  };
  const PARTS = {
    this: ', solo el domingo 20 de diciembre de 2026',
    following: ', desde el domingo 20 de diciembre de 2026 en adelante',
    all: ', en todas sus fechas',
  };
  test.each(
    Object.entries(DEED).flatMap(([action, deed]) =>
      Object.entries(PARTS).map(([scope, part]) => [action, scope, deed + part] as const),
    ),
  )('%s %s', (action, scope, sentence) => {
    const after = { ...event, scope, occurrence: '2026-12-20' };
    expect(sentenceOf(entryOf({ action, before: event, after }))).toBe(
      `ana@nandu.com.ar ${sentence}`,
    );
  });

  test.each([
    [{ undone: 'change' }, 'deshizo un cambio del evento «Turno de guardia»'],
    [{ undone: 'removal' }, 'recuperó el evento «Turno de guardia»'],
    [
      { undone: 'removal', scope: 'this', occurrence: '2026-12-20' },
      'recuperó el evento «Turno de guardia», solo el domingo 20 de diciembre de 2026',
    ],
    [
      { undone: 'removal', scope: 'following', occurrence: null },
      'recuperó el evento «Turno de guardia», una fecha y las siguientes',
    ],
  ])('undoing %j', (part, sentence) => {
    const after = { ...event, ...part };
    expect(sentenceOf(entryOf({ action: 'event.restored', after }))).toBe(
      `ana@nandu.com.ar ${sentence}`,
    );
  });
});

describe('what an administrator did', () => {
  const works = (value: boolean | null) => ({
    change: 'official',
    event: {
      title: 'Año Nuevo Islámico',
      date: '2026-06-17',
      origin: { kind: 'no-laborable', norm: 'Ley 24.757', works: value },
    },
  });
  test.each([
    [
      'holiday',
      soberania,
      movedHoliday,
      'movió «Día de la Soberanía Nacional» al lunes 22 de noviembre de 2027',
    ],
    [
      'holiday',
      movedHoliday,
      soberania,
      'devolvió «Día de la Soberanía Nacional» a su fecha oficial',
    ],
    [
      'holiday',
      works(null),
      works(false),
      'decidió que el miércoles 17 de junio de 2026 no se trabaja: «Año Nuevo Islámico»',
    ],
    ['account', bruno, { ...bruno, active: false }, 'desactivó la cuenta de Bruno Sosa'],
    ['account', { ...bruno, active: false }, bruno, 'activó la cuenta de Bruno Sosa'],
    [
      'account',
      bruno,
      { ...bruno, role: 'administrador' },
      'dio el rol Administrador a Bruno Sosa',
    ],
    ['account', { active: true }, { active: false }, 'desactivó una cuenta que después se borró'],
  ])('to a %s', (entity, before, after, sentence) => {
    const action = `${entity}.changed`;
    expect(sentenceOf(entryOf({ action, entity, before, after }))).toBe(
      `ana@nandu.com.ar ${sentence}`,
    );
  });
});

test('an account that is gone keeps its neutral name, and nothing is told that is not known', async () => {
  const actor = { id: 'x', email: 'cuenta-eliminada-1a2b3c4d', role: 'organizador' } as const;
  expect(sentenceOf(entryOf({ actor, before: event, after: event }))).toBe(
    'Una cuenta borrada (1a2b3c4d) cambió el evento «Turno de guardia»',
  );
  const unknown = entryOf({ action: 'cosa.nueva', entity: 'cosa', after: { raro: 'x' } });
  expect(sentenceOf(unknown)).toBe('ana@nandu.com.ar hizo un cambio que esta versión no conoce');
  expect(differences(unknown, await loadRuleWords())).toEqual([]);
});
