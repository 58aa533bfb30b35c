import { describe, expect, test } from '@jest/globals';
import { yearHolidayResponseSchema, yearHolidaysSchema } from '@almanaque/api';
import { isoDate, NO_FILTER } from '@almanaque/shared-contracts/schemas';
import type { Entry } from '../ical/entry.ts';
import { storePeople } from '../people/testing/person.ts';
import { ENGINES } from '../testing/engines.ts';
import { useServer } from '../testing/use-server.ts';
import { feedEntries } from './feed-entries.ts';
import { revisionsMigration } from './revisions-migration.ts';

const TODAY = isoDate('2096-11-21');
const HOLIDAYS = '/api/v1/holidays';

describe.each(ENGINES)('what calendars are told of revisions on %s', (_engine, openPlace) => {
  const server = useServer(openPlace);
  const ana = server.useVisitor('administrador');

  const entries = () =>
    feedEntries(server.database, { filter: NO_FILTER, today: TODAY, people: true });
  const entry = async (fits: (one: Entry) => boolean): Promise<Entry> => {
    const found = (await entries()).find(fits);
    if (found === undefined) throw new Error('no such entry');
    return found;
  };
  const find = async (title: string, year = 2097) => {
    const answer = await ana.send('GET', `${HOLIDAYS}?year=${year}`);
    const { holidays } = yearHolidaysSchema.parse(answer.json());
    const found = holidays.find(({ event }) => event.title.includes(title));
    if (found === undefined) throw new Error(title);
    return found;
  };
  const edit = async (id: string, body: object) => {
    const answer = await ana.send('PATCH', `${HOLIDAYS}/${id}`, body);
    return yearHolidayResponseSchema.parse(answer.json()).holiday;
  };
  const begun = new Date().toISOString();

  test('a holiday keeps its UID however often it is moved, and counts it', async () => {
    const { id, event } = await find('Independencia');
    const on = (date: string) =>
      entry((one) => one.from === date && one.title.includes('Independencia'));
    const before = await on(event.date);
    expect(before.sequence).toBe(0);
    await edit(id, { version: 0, change: { kind: 'moved', date: '2097-07-10' } });
    const moved = await on('2097-07-10');
    expect(moved).toMatchObject({ uid: before.uid, sequence: 1 });
    expect(moved.stamp >= begun).toBe(true);
    await edit(id, { version: 1, change: { kind: 'official' } });
    expect(await on(event.date)).toMatchObject({ uid: before.uid, sequence: 2 });
  });

  test('so does a date that the company added', async () => {
    const day = { date: '2097-05-06', kind: 'feriado', title: 'Día de la ciudad' };
    const added = await ana.send('POST', HOLIDAYS, day);
    const { id } = yearHolidayResponseSchema.parse(added.json()).holiday;
    const before = await entry(({ title }) => title === day.title);
    await edit(id, { version: 1, details: { ...day, date: '2097-05-07', kind: 'no-laborable' } });
    const after = await entry(({ title }) => title === day.title);
    expect(after).toMatchObject({ uid: before.uid, from: '2097-05-07' });
    expect(after.sequence).toBeGreaterThan(before.sequence);
  });

  test('whether the company works on a day no laborable is said, and it is no observance', async () => {
    const { id, event } = await find('Jueves Santo');
    const on = () => entry(({ title, from }) => title === event.title && from === event.date);
    expect((await on()).description).not.toContain('trabaja');
    await edit(id, { version: 0, works: false });
    expect(await on()).toMatchObject({
      category: 'Día no laborable',
      description: expect.stringContaining('No se trabaja en la empresa.') as unknown,
      sequence: 1,
    });
    await edit(id, { version: 1, works: true });
    expect((await on()).description).toMatch(/(^|\n)Se trabaja en la empresa\.$/m);
  });

  test('of a person who is edited, both their dates', async () => {
    const hireDate = isoDate('2090-03-02');
    await storePeople(server.database, {
      lia: { firstName: 'Lía', birth: { day: 25, month: 11, year: null }, hireDate },
    });
    const {
      id,
      version,
      photo: _photo,
      ...person
    } = (await ana.send('GET', '/api/v1/people/lia')).json<Record<string, unknown>>();
    const lias = async () => (await entries()).filter(({ title }) => title.includes('Lía'));
    expect(new Set((await lias()).map(({ sequence }) => sequence))).toEqual(new Set([0]));
    const edited = await ana.send('PUT', `/api/v1/people/${String(id)}`, {
      version,
      person: { ...person, birth: { day: 26, month: 11, year: null } },
    });
    expect(edited.statusCode).toBe(200);
    const after = await lias();
    expect(after.length).toBeGreaterThan(1);
    for (const { sequence, stamp } of after) {
      expect(sequence).toBe(1);
      expect(stamp >= begun).toBe(true);
    }
  });

  test('of an event of the company', async () => {
    const created = await ana.send('POST', '/api/v1/events', {
      title: 'Asado',
      date: '2097-03-05',
    });
    const { id, version } = created.json<{ event: { id: string; version: number } }>().event;
    const asado = () => entry(({ title }) => title === 'Asado');
    const before = await asado();
    await ana.send('PATCH', `/api/v1/events/${id}`, { version, place: 'Patio' });
    const after = await asado();
    expect(after).toMatchObject({ uid: before.uid, sequence: 1 });
    expect(after.stamp > before.stamp).toBe(true);
  });

  test('of what was written before they were kept, the log tells when', async () => {
    const event = await entry(({ title }) => title === 'Asado');
    for (const table of ['company_events', 'people', 'company_holidays']) {
      await server.database.schema.alterTable(table).dropColumn('changed_at').execute();
    }
    await revisionsMigration.up(server.database);
    const again = await entry(({ title }) => title === 'Asado');
    // Written within the same moment as its record.
    expect(again.stamp.slice(0, 16)).toBe(event.stamp.slice(0, 16));
  });
});
