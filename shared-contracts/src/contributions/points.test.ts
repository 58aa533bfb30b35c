import { pointFacts, SHELL_POINTS } from './points.ts';

test('what holds of a point of the shell is in one table', () => {
  expect(SHELL_POINTS).toContain('main');
  expect(pointFacts('main')).toEqual({});
  expect(pointFacts('settings-section')).toEqual({ isGuarded: true, mayBeEmpty: true });
});

test.each(['mf-calendar/day-section@1', 'unknown', 'constructor'])(
  'nothing of it holds of %s, which the shell does not offer',
  (point) => {
    expect(pointFacts(point)).toEqual({});
  },
);
