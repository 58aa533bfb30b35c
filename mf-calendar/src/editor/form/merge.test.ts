import { isoDate, type EventDraft } from '@almanaque/shared-contracts';
import { emptyDraft } from './form-values.ts';
import { clashes, merged, theirsAlone } from './merge.ts';

const before: EventDraft = { ...emptyDraft(isoDate('2026-11-10')), title: 'Asado', place: 'Patio' };
const NOTHING = new Set<never>();

test('what each changed stays where the other did not', () => {
  const versions = {
    before,
    mine: { ...before, title: 'Gran asado' },
    theirs: { ...before, place: 'Terraza' },
  };
  expect(clashes(versions)).toEqual([]);
  expect(theirsAlone(versions)).toEqual(['place']);
  expect(merged(versions, NOTHING)).toEqual({ ...before, title: 'Gran asado', place: 'Terraza' });
});

test('what both changed is asked, and the rest stays', () => {
  const versions = {
    before,
    mine: { ...before, title: 'Gran asado', description: 'Traer sillas' },
    theirs: { ...before, title: 'Asado de Juan', place: 'Terraza' },
  };
  expect(clashes(versions)).toEqual(['title']);
  const rest = { ...before, description: 'Traer sillas', place: 'Terraza' };
  expect(merged(versions, NOTHING)).toEqual({ ...rest, title: 'Gran asado' });
  expect(merged(versions, new Set(['title']))).toEqual({ ...rest, title: 'Asado de Juan' });
});

test('the same change of both is no clash', () => {
  const same = { ...before, title: 'Gran asado' };
  expect(clashes({ before, mine: same, theirs: same })).toEqual([]);
});

test('a date and a rule that falls on it go together', () => {
  const series = { ...before, rrule: 'FREQ=WEEKLY;BYDAY=TU' };
  const versions = {
    before: series,
    mine: { ...series, date: isoDate('2026-11-11'), rrule: 'FREQ=WEEKLY;BYDAY=WE' },
    theirs: { ...series, rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU' },
  };
  expect(clashes(versions)).toEqual(['date']);
  expect(merged(versions, new Set(['date']))).toEqual(versions.theirs);
});
