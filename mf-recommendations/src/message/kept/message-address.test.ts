import type { CalendarEvent } from '@almanaque/shared-contracts';
import { birthday } from '../../testing/fixtures.ts';
import { keptUnder } from './message-address.ts';

test('an event’s days share a message, and each occurrence of a series has its own', () => {
  const event: CalendarEvent = {
    ...birthday,
    id: 'empresa-x-2025-09-21',
    origin: { kind: 'empresa', sample: false, eventId: 'x' },
  };
  expect(keptUnder(event)).toBe('empresa-x');
  const occurrence = birthday.date;
  const origin = { kind: 'empresa', sample: false, eventId: 'x', occurrence } as const;
  expect(keptUnder({ ...event, origin })).toBe('empresa-x-2025-09-20');
  expect(keptUnder(birthday)).toBe('muestra-cumpleanos');
});
