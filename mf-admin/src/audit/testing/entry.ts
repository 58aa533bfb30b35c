import type { AuditEntry } from '@almanaque/api';

export const entryOf = (part: Partial<AuditEntry>): AuditEntry => ({
  id: 'a1',
  at: '2026-11-21T18:04:00.000Z',
  actor: { id: 'u-ana', email: 'ana@nandu.com.ar', role: 'administrador' },
  action: 'event.changed',
  entity: 'event',
  entityId: 'e1',
  before: null,
  after: null,
  ...part,
});

export const event = { title: 'Turno de guardia' };

export const soberania = {
  change: 'official',
  event: {
    title: 'Día de la Soberanía Nacional',
    date: '2027-11-20',
    origin: { kind: 'feriado', norm: 'Ley 27.399' },
  },
};
export const movedHoliday = {
  change: 'moved',
  event: { ...soberania.event, date: '2027-11-22' },
};
