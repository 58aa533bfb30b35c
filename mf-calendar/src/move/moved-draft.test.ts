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

test('one occurrence goes where it likes, the series not past its end', () => {
  const series = draft('2026-11-10', { rrule: 'FREQ=WEEKLY;BYDAY=TU;UNTIL=20261124' });
  expect(movedDraft(series, 20, 'this')).toMatchObject({ draft: { date: '2026-11-30' } });
  expect(movedDraft(series, 20, 'all')).toEqual({
    kind: 'problem',
    message: 'La repetición tiene que terminar después de empezar: elegí otro día.',
  });
});
