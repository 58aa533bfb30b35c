import { readContribution } from './contribution.ts';

const BELL = { id: 'bell', point: 'header-action', title: 'Campanita', module: './remote' };

test.each([
  ['of the shell', 'main'],
  ['of a part', 'mf-calendar/day-section@1'],
])('one at a point %s is taken as it is', (_whose, point) => {
  const contribution = { ...BELL, point, when: { selection: ['event'], session: true } };
  expect(readContribution(contribution)).toEqual(contribution);
});

test.each([
  ['nothing', null, ''],
  ['no module', { ...BELL, module: undefined }, 'module'],
  ['a point of no version', { ...BELL, point: 'mf-calendar/day-section' }, 'point'],
  ['a role nobody has', { ...BELL, roles: ['jefe'] }, 'roles.0'],
  ['a condition that never holds', { ...BELL, when: { selection: [] } }, 'when.selection'],
])('%s is wrong', (_what, candidate, field) => {
  expect(readContribution(candidate)).toEqual({ code: 'invalid', field });
});

test.each([
  ['a field', { ...BELL, sound: 'ding' }, 'sound'],
  ['a condition', { ...BELL, when: { moon: 'full' } }, 'when.moon'],
])('%s that is not known asks for a newer portal', (_what, candidate, field) => {
  expect(readContribution(candidate)).toEqual({ code: 'newer', field });
});
