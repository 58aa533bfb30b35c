import type { AuditEntity } from '@almanaque/api';
import { loadRuleWords, type RuleWords } from '@almanaque/shared-contracts';
import { differences } from './comparison.ts';
import { FIELD_NAMES } from './field-names.ts';
import { entryOf, event, movedHoliday, soberania } from './testing/entry.ts';

let ruleWords: RuleWords;
beforeAll(async () => {
  ruleWords = await loadRuleWords();
});

describe('of a series', () => {
  test('its rule is told in words', () => {
    const before = { ...event, date: '2026-11-22', rrule: 'FREQ=WEEKLY;BYDAY=SU' };
    const after = { ...before, rrule: null };
    const [difference] = differences(entryOf({ before, after }), ruleWords);
    expect(difference?.field).toBe('Repetición');
    expect(difference?.before).toMatch(/^Cada semana.*domingo/);
    expect(difference?.after).toBe('No se repite');
  });
});

describe('what an administrator did', () => {
  test('a holiday is told field by field, without what the program keeps of it', () => {
    const entry = entryOf({
      action: 'holiday.changed',
      entity: 'holiday',
      before: soberania,
      after: movedHoliday,
    });
    expect(differences(entry, ruleWords)).toEqual([
      { field: 'Decisión', before: 'Como es oficialmente', after: 'Movido por la empresa' },
      {
        field: 'Fecha',
        before: 'sábado 20 de noviembre de 2027',
        after: 'lunes 22 de noviembre de 2027',
      },
    ]);
  });
});

/** Values as the program keeps them, which nobody should have to read. */
const RAW: Readonly<Record<string, readonly [unknown, unknown]>> = {
  type: ['festivo', 'personalizado'],
  tone: ['festivo', 'sobrio'],
  icon: ['mate', 'star'],
  date: ['2026-11-22', '2026-12-13'],
  endDate: ['2026-11-22', '2026-12-13'],
  rrule: ['FREQ=WEEKLY;BYDAY=SU', 'FREQ=DAILY;COUNT=4'],
  picture: ['/media/a.svg', '/api/v1/pictures/b'],
  role: ['organizador', 'administrador'],
  active: [true, false],
  works: [true, null],
  change: ['official', 'removed'],
  kind: ['feriado', 'no-laborable'],
  way: ['password', 'openid'],
  reason: ['invalid_credentials', 'sin-permiso'],
  fields: [['birth'], ['photo', 'feb29']],
  parts: [['budget'], ['owner', 'people']],
  events: [['created: Cena'], ['changed: Cena']],
  providers: [['created: La Ñata'], ['changed: La Ñata']],
  filter: [
    { types: null, office: null, team: null },
    { types: ['festivo'], office: 'Córdoba', team: null },
  ],
};
const UNREADABLE =
  /[{}[\]_"]|FREQ=|\d{4}-\d\d-\d\d|\/|created|changed|official|moved|removed|\b(true|false|null|mate|star|birth|photo|password|openid|no-laborable)\b/;

test.each(
  Object.entries(FIELD_NAMES).flatMap(([entity, fields]) =>
    Object.keys(fields).map((field) => [entity as AuditEntity, field] as const),
  ),
)('%s: %s reads in words', (entity, field) => {
  const [before, after] = RAW[field] ?? ['antes', 'después'];
  const entry = entryOf({ entity, before: { [field]: before }, after: { [field]: after } });
  const [difference, ...others] = differences(entry, ruleWords);
  expect(others).toEqual([]);
  const told = [difference?.field, difference?.before, difference?.after].join(' | ');
  expect(told).not.toMatch(UNREADABLE);
  expect(difference?.before).not.toBe(difference?.after);
});
