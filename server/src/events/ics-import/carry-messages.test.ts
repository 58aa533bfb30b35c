import { describe, expect, test } from '@jest/globals';
import { NOBODY } from '../../audit/record-audit.ts';
import { readMessage } from '../../messages/read-message.ts';
import { saveMessage } from '../../messages/save-message.ts';
import { ENGINES } from '../../testing/engines.ts';
import { useEvents } from '../../testing/use-events.ts';
import { icsImports } from './ics-imports.ts';
import { icsFile, readHere, vevent, ZONE } from './testing/ics.ts';

const cafe = (day: string, rule: string, ...more: readonly string[]) =>
  vevent('UID:cafe@x', `DTSTART;VALUE=DATE:202611${day}`, `RRULE:${rule}`, ...more, 'SUMMARY:Café');
const single = (day: string) =>
  vevent('UID:cafe@x', `DTSTART;VALUE=DATE:202611${day}`, 'SUMMARY:Café');
/** One occurrence, changed by itself. */
const alone = (of: string, day: string) =>
  vevent(
    'UID:cafe@x',
    `RECURRENCE-ID;VALUE=DATE:202611${of}`,
    `DTSTART;VALUE=DATE:202611${day}`,
    'SUMMARY:Torta',
  );

const TUESDAYS = 'FREQ=WEEKLY;BYDAY=TU';
const DAYS = ['03', '10', '17', '24'];

describe.each(ENGINES)('kept messages go along with what a file moves on %s', (_engine, place) => {
  const { database, shown } = useEvents(place);
  const imports = () => icsImports(database(), { read: readHere, timeZone: ZONE });
  const apply = (...events: readonly string[][]) =>
    imports().apply(NOBODY, { fileName: 'agenda.ics' }, icsFile(...events));
  const undo = ({ id }: { readonly id: string }) => imports().undo(NOBODY, id);

  const idOf = async (title: string) => {
    const rows = database().selectFrom('company_events').select('id').where('title', '=', title);
    return (await rows.executeTakeFirstOrThrow()).id;
  };
  const keyOf = (id: string, day?: string) => ({
    event: day === undefined ? `empresa-${id}` : `empresa-${id}-2026-11-${day}`,
    recommendation: '7',
  });
  const keep = (id: string, day?: string) =>
    saveMessage(database(), NOBODY, keyOf(id, day), {
      version: 0,
      content: { edited: day ?? 'Suyo', answers: {} },
    });
  const kept = async (id: string, day?: string) =>
    (await readMessage(database(), NOBODY, keyOf(id, day))).content.edited;
  const keptOn = (id: string, days: readonly string[]) =>
    Promise.all(days.map((day) => kept(id, day)));
  /** On Tuesdays, with a message on each of November. */
  const imported = async () => {
    await apply(cafe('03', TUESDAYS));
    const id = await idOf('Café');
    for (const day of DAYS) await keep(id, day);
    return id;
  };

  test.each([
    ['on another day', '04', 'FREQ=WEEKLY;BYDAY=WE', ['04', '11', '18', '25'], DAYS],
    ['on another day, told by its beginning', '05', 'FREQ=WEEKLY', ['05', '12', '19', '26'], DAYS],
    ['on another day and from later on', '18', 'FREQ=WEEKLY;BYDAY=WE', ['18', '25'], ['17', '24']],
    ['on the same days, from later on', '17', TUESDAYS, ['17', '24'], ['17', '24']],
    ['on one of its days, and others', '03', 'FREQ=WEEKLY;BYDAY=TU,TH', DAYS, DAYS],
    ['in the other weeks', '10', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU', ['10', '24'], ['10', '24']],
  ])('a series comes %s, and back', async (_what, day, rule, days, messages) => {
    const id = await imported();
    const made = await apply(cafe(day, rule));
    expect(await keptOn(id, days)).toEqual(messages);
    await undo(made);
    expect(await keptOn(id, DAYS)).toEqual(DAYS);
  });

  test('a series is one event alone, and back', async () => {
    const id = await imported();
    const made = await apply(single('11'));
    expect(await kept(id)).toBe('10');
    await undo(made);
    expect(await keptOn(id, DAYS)).toEqual(DAYS);
  });

  test('an event begins to repeat, and back', async () => {
    await apply(single('10'));
    const id = await idOf('Café');
    await keep(id);
    const made = await apply(cafe('03', TUESDAYS));
    expect(await keptOn(id, ['03', '10'])).toEqual([null, 'Suyo']);
    await undo(made);
    expect(await kept(id)).toBe('Suyo');
  });

  test('one occurrence goes its own way while its series moves, and back', async () => {
    const id = await imported();
    const made = await apply(cafe('04', 'FREQ=WEEKLY;BYDAY=WE'), alone('11', '12'));
    expect(await shown()).toEqual(['04 Café', '12 Torta', '18 Café', '25 Café']);
    expect(await kept(await idOf('Torta'))).toBe('10');
    expect(await keptOn(id, ['04', '11', '18', '25'])).toEqual(['03', null, '17', '24']);
    await undo(made);
    expect(await keptOn(id, DAYS)).toEqual(DAYS);
  });
});
