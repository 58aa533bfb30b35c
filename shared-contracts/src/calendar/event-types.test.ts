import { calendarEventSchema, EVENT_TYPES } from './event.ts';

const EVENT = {
  id: 'x',
  date: '2025-09-13',
  title: 'Día del Programador',
  description: '',
  type: 'festivo',
  tone: 'festivo',
  origin: { kind: 'empresa', sample: true },
  picture: null,
};

const accepts = (changes: object) =>
  calendarEventSchema.safeParse({ ...EVENT, ...changes }).success;

test('an event is of one of the four types of section 3', () => {
  expect(EVENT_TYPES).toEqual(['festivo', 'cumpleanos', 'aniversario', 'personalizado']);
  expect(EVENT_TYPES.every((type) => accepts({ type }))).toBe(true);
  expect(accepts({ type: 'fiesta' })).toBe(false);
});

test.each(['id', 'date', 'title', 'type', 'description'])('one without %s is none', (field) => {
  expect(accepts({})).toBe(true);
  expect(accepts({ [field]: undefined })).toBe(false);
});
