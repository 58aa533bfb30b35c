import { isoDate, type EventDraft } from '@almanaque/shared-contracts';
import { emptyDraft } from '../editor/form/form-values.ts';
import { movedDraft } from './moved-draft.ts';

const draft = (date: string, changes: Partial<EventDraft> = {}): EventDraft => ({
  ...emptyDraft(isoDate(date)),
  title: 'Asado',
  ...changes,
});

test('what lasts several days lasts as long on others', () => {
  const campaign = draft('2026-11-28', { endDate: isoDate('2026-12-02') });
  expect(movedDraft(campaign, 4, 'this')).toEqual({
    kind: 'draft',
    draft: { ...campaign, date: '2026-12-02', endDate: '2026-12-06' },
  });
});

test.each([
  ['FREQ=WEEKLY;BYDAY=TU', 1, 'FREQ=WEEKLY;BYDAY=WE'],
  ['FREQ=MONTHLY;BYDAY=2TU', 7, 'FREQ=MONTHLY;BYDAY=3TU'],
  ['FREQ=MONTHLY;BYMONTHDAY=10', -3, 'FREQ=MONTHLY;BYMONTHDAY=7'],
  ['FREQ=YEARLY;BYMONTH=11;BYMONTHDAY=10', 30, 'FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=10'],
])('%s, %i days on, is %s', (rrule, days, expected) => {
  const moved = movedDraft(draft('2026-11-10', { rrule }), days, 'all');
  expect(moved).toMatchObject({ kind: 'draft', draft: { rrule: expected } });
});

const ENDING = draft('2026-11-10', { rrule: 'FREQ=WEEKLY;BYDAY=TU;UNTIL=20261124' });

test('one occurrence goes where it likes, and leaves the series its end', () => {
  expect(movedDraft(ENDING, 20, 'this')).toMatchObject({
    draft: { date: '2026-11-30', rrule: ENDING.rrule },
  });
});

describe.each(['all', 'following'] as const)('with %s, a series comes as many times', (scope) => {
  test.each([
    [1, 'FREQ=WEEKLY;BYDAY=WE;UNTIL=20261125'],
    [-1, 'FREQ=WEEKLY;BYDAY=MO;UNTIL=20261123'],
    [20, 'FREQ=WEEKLY;BYDAY=MO;UNTIL=20261214'],
    [-14, 'FREQ=WEEKLY;BYDAY=TU;UNTIL=20261110'],
  ])('%i days on', (days, rrule) => {
    expect(movedDraft(ENDING, days, scope)).toMatchObject({ kind: 'draft', draft: { rrule } });
  });

  test('its last occurrence goes past what was the end', () => {
    const last = { ...ENDING, date: isoDate('2026-11-24') };
    expect(movedDraft(last, 1, scope)).toMatchObject({
      draft: { date: '2026-11-25', rrule: 'FREQ=WEEKLY;BYDAY=WE;UNTIL=20261125' },
    });
  });

  test('also by a rule that was not made here', () => {
    const rrule = 'FREQ=WEEKLY;BYDAY=TU,TH;UNTIL=20261126';
    expect(movedDraft({ ...ENDING, rrule }, 7, scope)).toMatchObject({
      draft: { date: '2026-11-17', rrule: 'FREQ=WEEKLY;BYDAY=TU,TH;UNTIL=20261203' },
    });
  });
});

test('where there is no calendar it cannot go, and why is said', () => {
  const series = draft('2200-12-30', { rrule: 'FREQ=WEEKLY;BYDAY=TU' });
  expect(movedDraft(series, 7, 'all')).toEqual({
    kind: 'problem',
    message: 'Elegí una fecha entre los años 1900 y 2200.',
  });
});
