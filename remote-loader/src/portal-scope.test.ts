import { portalScope, takeBack } from './portal-scope.ts';

const OURS = { from: 'mf_calendar' };
const coming = new Promise(() => undefined);

beforeEach(() => {
  Object.assign(portalScope(), {
    'never asked for': { '1.0.0': { ...OURS } },
    coming: { '1.0.0': { ...OURS, loading: coming } },
    given: { '1.0.0': { ...OURS, loaded: true, lib: () => ({}) } },
    broken: {
      '1.0.0': {
        ...OURS,
        loaded: true,
        lib: () => {
          throw new Error('What it needs never came.');
        },
      },
    },
    'another’s': { '1.0.0': { from: 'mf_notifications' } },
  });
});

const left = () =>
  Object.entries(portalScope())
    .filter(([, versions]) => '1.0.0' in versions)
    .map(([name]) => name);

test('what was not given, or cannot be run, is taken back', () => {
  takeBack('mf_calendar', false);
  expect(left()).toEqual(['coming', 'given', 'another’s']);
});

test('so is what is on its way, once it is known not to come', () => {
  takeBack('mf_calendar', true);
  expect(left()).toEqual(['given', 'another’s']);
});
