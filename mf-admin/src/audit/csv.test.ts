import type { AuditEntry } from '@almanaque/api';
import { csvOf } from './csv.ts';

const entry: AuditEntry = {
  id: 'a1',
  at: '2026-11-21T18:04:05.000Z',
  actor: { id: 'u-ana', email: 'ana@textilsur.com.ar', role: 'administrador' },
  action: 'event.changed',
  entity: 'event',
  entityId: 'e1',
  before: { title: 'Cena', place: null },
  after: { title: 'Cena', place: 'Salón "Río"; planta baja' },
};
const ruleWords = (rule: string | null) => rule ?? 'no se repite';
const ZONE = 'America/Argentina/Buenos_Aires';

test('begins with its mark and header, in the company’s hours, quotes and separators kept', () => {
  expect(csvOf([entry], ZONE, ruleWords)).toBe(
    '\uFEFF"Fecha y hora";"Quién";"Rol";"Qué hizo";"Qué cambió"\r\n' +
      '"2026-11-21 15:04:05";"ana@textilsur.com.ar";"Administrador";' +
      '"ana@textilsur.com.ar cambió el evento «Cena»";"Lugar: — → Salón ""Río""; planta baja"\r\n',
  );
});

test.each(['=1+1', '+54', '-2', '@x', ' =1', '\tx'])(
  'an address that begins as a formula, %j, is text',
  (email) => {
    const hostile = { ...entry, actor: { ...entry.actor, email } };
    expect(csvOf([hostile], ZONE, ruleWords)).toContain(`"'${email}`);
  },
);
