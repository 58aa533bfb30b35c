import { describe, expect, test } from '@jest/globals';
import { isoDate, type CompanyEvent } from '@almanaque/shared-contracts/schemas';
import { NOBODY } from '../audit/record-audit.ts';
import { readIdeas, readMessage } from '../messages/read-message.ts';
import { saveMessage } from '../messages/save-message.ts';
import { idea } from '../messages/testing/idea.ts';
import { planFor } from '../people-import/testing/plan-for.ts';
import { ENGINES } from '../testing/engines.ts';
import { TUESDAYS, useEvents } from '../testing/use-events.ts';

const d = isoDate;
const WEDNESDAYS = 'FREQ=WEEKLY;BYDAY=WE';

describe.each(ENGINES)('kept messages go along with their occurrence on %s', (_e, openPlace) => {
  const { database, create, weekly, change, undo } = useEvents(openPlace);

  /** `day` of November 2026; none: of an event that does not repeat. */
  const keyOf = ({ id }: CompanyEvent, day?: string) => {
    const event = day === undefined ? `empresa-${id}` : `empresa-${id}-2026-11-${day}`;
    return { event, recommendation: 'ia-7' };
  };
  const placeOf = (event: CompanyEvent, day: string) => ({
    occasion: keyOf(event, day).event,
    company_event_id: event.id,
  });
  const keep = (event: CompanyEvent, day?: string) => {
    const content = { edited: day ?? 'Suyo', answers: { hora: '9' } };
    const write = { version: 0, content, idea: idea('ia-7') };
    return saveMessage(database(), NOBODY, keyOf(event, day), write);
  };
  const kept = async (event: CompanyEvent, day?: string) =>
    (await readMessage(database(), NOBODY, keyOf(event, day))).content.edited;
  /** What is kept for each of these days, in order. */
  const keptOn = (event: CompanyEvent, days: readonly string[]) =>
    Promise.all(days.map((day) => kept(event, day)));

  const all = ['03', '10', '17', '24'];
  const weeklyWithMessages = async () => {
    const series = await weekly();
    for (const day of all) await keep(series, day);
    return series;
  };

  test.each([
    ['its place', { place: 'Patio' }],
    ['its date', { date: d('2026-11-25') }],
  ])('one occurrence alone changes %s, and back', async (_what, to) => {
    const series = await weekly();
    const saved = await keep(series, '24');
    const one = { version: 1, scope: 'this', occurrence: d('2026-11-24') } as const;
    const alone = await change(series, { ...one, ...to });
    expect(await readMessage(database(), NOBODY, keyOf(alone))).toEqual(saved);
    expect(await readIdeas(database(), NOBODY, keyOf(alone).event)).toEqual([
      { recommendation: idea('ia-7'), message: saved },
    ]);
    expect(await readIdeas(database(), NOBODY, keyOf(series, '24').event)).toEqual([]);
    expect(await kept(series, '24')).toBeNull();
    await undo(alone);
    expect(await readMessage(database(), NOBODY, keyOf(series, '24'))).toEqual(saved);
  });

  test('one occurrence leaves the others’ where they are', async () => {
    const series = await weeklyWithMessages();
    const one = { version: 1, scope: 'this', occurrence: d('2026-11-10') } as const;
    const alone = await change(series, { ...one, date: d('2026-11-16') });
    expect(await kept(alone)).toBe('10');
    expect(await keptOn(series, all)).toEqual(['03', null, '17', '24']);
  });

  test.each([
    ['with another place', { place: 'Patio' }, ['10', '17', '24']],
    ['on another day', { date: d('2026-11-11'), rrule: WEDNESDAYS }, ['11', '18', '25']],
    ['a week later', { date: d('2026-11-17') }, ['17', '24']],
  ])('one and those that follow, %s, and back', async (_what, to, days) => {
    const series = await weeklyWithMessages();
    const following = { version: 1, scope: 'following', occurrence: d('2026-11-10') } as const;
    const rest = await change(series, { ...following, ...to });
    expect(await keptOn(rest, days)).toEqual(all.slice(1, days.length + 1));
    expect(await keptOn(series, all)).toEqual(['03', null, null, null]);
    await undo(rest);
    expect(await keptOn(series, all)).toEqual(all);
  });

  test.each([
    ['on another day', { date: d('2026-11-11'), rrule: WEDNESDAYS }, ['04', '11', '18', '25'], 0],
    // Each goes where the next one was.
    ['a week later', { date: d('2026-11-17') }, ['10', '17', '24'], 0],
    ['a week earlier', { date: d('2026-11-03') }, ['03', '10', '17'], 1],
  ])('all of them, %s, and back', async (_what, to, days, first) => {
    const series = await weeklyWithMessages();
    const whole = { version: 1, scope: 'all', occurrence: d('2026-11-10') } as const;
    const moved = await change(series, { ...whole, ...to });
    expect(await keptOn(moved, days)).toEqual(all.slice(first, first + days.length));
    await undo(moved);
    expect(await keptOn(series, all)).toEqual(all);
  });

  test('where a series comes less often, what is left keeps its own', async () => {
    const series = await weeklyWithMessages();
    const whole = { version: 1, scope: 'all', occurrence: d('2026-11-10') } as const;
    const fewer = await change(series, { ...whole, rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU' });
    expect(await keptOn(fewer, ['03', '17'])).toEqual(['03', '17']);
  });

  test('where a series comes later and less often, undoing it brings back what gave way', async () => {
    const series = await weeklyWithMessages();
    const db = database();
    const plans = all.map((day) => ({ ...planFor(day), person_id: null, ...placeOf(series, day) }));
    await db.insertInto('plans').values(plans).execute();
    const planned = () => db.selectFrom('plans').select(['id', 'occasion']).orderBy('id').execute();
    const before = await planned();
    const whole = { version: 1, scope: 'all', occurrence: d('2026-11-10') } as const;
    const rrule = 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU';
    const fewer = await change(series, { ...whole, date: d('2026-11-17'), rrule });
    expect(await keptOn(fewer, ['10', '24'])).toEqual(['03', '17']);
    await undo(fewer);
    expect(await keptOn(series, all)).toEqual(all);
    expect(await planned()).toEqual(before);
  });

  test('an event begins to repeat, and back', async () => {
    const event = await create({ date: d('2026-11-10') });
    await keep(event);
    const series = await change(event, { version: 1, rrule: TUESDAYS });
    expect(await keptOn(series, ['10', '17'])).toEqual(['Suyo', null]);
    await undo(series);
    expect(await kept(event)).toBe('Suyo');
  });

  test.each(['following', 'all'] as const)(
    'an occurrence is all that is left (%s), and back',
    async (scope) => {
      const series = await weeklyWithMessages();
      const occurrence = d('2026-11-10');
      const only = await change(series, { version: 1, scope, occurrence, rrule: null });
      expect(await kept(only)).toBe('10');
      await undo(only);
      expect(await keptOn(series, all)).toEqual(all);
    },
  );
});
