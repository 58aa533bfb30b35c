import { nameToSend } from './name-to-send.ts';

test('a file’s name is sent as it is, and a long one cut between two characters', () => {
  expect(nameToSend('Nómina 🎂.csv')).toBe('Nómina 🎂.csv');
  expect(nameToSend('a'.repeat(300))).toBe('a'.repeat(200));
  expect(nameToSend(`${'a'.repeat(199)}🎂.csv`)).toBe('a'.repeat(199));
});
