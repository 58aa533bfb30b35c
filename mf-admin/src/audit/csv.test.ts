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
const names = new Map([['ana@textilsur.com.ar', 'Ana Paz']]);
const ZONE = 'America/Argentina/Buenos_Aires';

test('begins with its mark and header; names who did it, in the company’s hours, quotes and separators kept', () => {
  expect(csvOf([entry], ZONE, ruleWords, names)).toBe(
    '\uFEFF"Fecha y hora";"Quién";"Cuenta";"Rol";"Qué hizo";"Qué cambió"\r\n' +
      '"2026-11-21 15:04:05";"Ana Paz";"ana@textilsur.com.ar";"Administrador";' +
      '"Ana Paz cambió el evento «Cena»";"Lugar: — → Salón ""Río""; planta baja"\r\n',
  );
});

test.each(['=1+1', '+54', '-2', '@x', ' =1', '\tx'])(
  'an address that begins as a formula, %j, is text',
  (email) => {
    const hostile = { ...entry, actor: { ...entry.actor, email } };
    expect(csvOf([hostile], ZONE, ruleWords, names)).toContain(`"'${email}`);
  },
);
