import { beforeAll, describe, expect, test } from '@jest/globals';
import { yearHolidaysSchema } from '@almanaque/api';
import { calendarRangeSchema, isoDate, NO_FILTER } from '@almanaque/shared-contracts/schemas';
import { signedIn, type Visitor } from '../auth/testing/visitor.ts';
import { icsFile, vevent } from '../events/ics-import/testing/ics.ts';
import { titleOf } from '../events/entry-of.ts';
import { vcalendar } from '../ical/vcalendar.ts';
import { storePeople } from '../people/testing/person.ts';
import { ENGINES } from '../testing/engines.ts';
import { useServer } from '../testing/use-server.ts';
import { feedEntries } from './feed-entries.ts';
import { readInZone } from './testing/read-in-zone.ts';

const [FROM, TO] = [isoDate('2031-01-01'), isoDate('2031-12-31')];
const TODAY = isoDate('2030-11-21');

const born = (day: number, month: number) => ({ day, month, year: null });

/** Ids and versions of what is written, as a person's page has them. */
function writer(who: Visitor) {
  const send = async (method: 'POST' | 'PATCH' | 'DELETE', url: string, body?: object) => {
    const answer = await who.send(method, url, body);
    if (answer.statusCode >= 300) throw new Error(answer.body);
    return answer.json<{ event: { id: string; version: number } }>().event;
  };
  const create = (event: object) => send('POST', '/api/v1/events', event);
  const change = ({ id, version }: { id: string; version: number }, changes: object) =>
    send('PATCH', `/api/v1/events/${id}`, { version, ...changes });
  const remove = ({ id, version }: { id: string; version: number }, what: string) =>
    send('DELETE', `/api/v1/events/${id}?version=${version}${what}`);
  return { create, change, remove };
}

async function editEvents(who: Visitor): Promise<void> {
  const { create, change, remove } = writer(who);
  const tuesdays = { date: '2031-01-07', rrule: 'FREQ=WEEKLY;BYDAY=TU' };
  const coffee = await create({ title: 'Café', ...tuesdays });
  await change(coffee, { scope: 'this', occurrence: '2031-02-11', date: '2031-02-12' });
  const without = await remove({ ...coffee, version: 2 }, '&scope=this&occurrence=2031-02-18');
  await change(without, {
    scope: 'following',
    occurrence: '2031-06-03',
    date: '2031-06-05',
    rrule: 'FREQ=WEEKLY;BYDAY=TH',
  });
  const mate = await create({ title: 'Mate', ...tuesdays });
  const friday = { date: '2031-01-10', rrule: 'FREQ=WEEKLY;BYDAY=FR' };
  const moved = await change(mate, { scope: 'all', occurrence: '2031-01-07', ...friday });
  await remove(moved, '&scope=following&occurrence=2031-10-03');
  const fair = await create({ title: 'Feria', date: '2031-03-30', endDate: '2031-04-02' });
  await change(fair, { date: '2031-04-29', endDate: '2031-05-02', time: '09:00' });
  await remove(await create({ title: 'Nada', date: '2031-08-08' }), '');
  await create({ title: 'Fundación', date: '2028-02-29', rrule: 'FREQ=YEARLY' });
}

async function importTwice(who: Visitor): Promise<void> {
  const send = async (...events: readonly string[][]) => {
    const octets = { 'content-type': 'application/octet-stream' };
    const answer = await who.send('POST', '/api/v1/events/imports', icsFile(...events), octets);
    expect(answer.json()).toMatchObject({ wrong: 0 });
  };
  const day = (date: string) => `;VALUE=DATE:${date}`;
  const guard = (...more: readonly string[]) =>
    vevent(
      'UID:guardia@x',
      `DTSTART${day('20310106')}`,
      'RRULE:FREQ=MONTHLY;BYDAY=1MO',
      `RDATE${day('20310115,20310716')}`,
      'SUMMARY:Guardia',
      ...more,
    );
  const april = (...more: readonly string[]) =>
    vevent(
      'UID:guardia@x',
      `RECURRENCE-ID${day('20310407')}`,
      `DTSTART${day('20310409')}`,
      'SUMMARY:Guardia corrida',
      ...more,
    );
  const leap = vevent('UID:b@x', `DTSTART${day('20240229')}`, 'RRULE:FREQ=YEARLY', 'SUMMARY:Bis');
  const party = (...more: readonly string[]) =>
    vevent('UID:fiesta@x', `DTSTART${day('20311213')}`, 'SUMMARY:Fiesta', ...more);
  const CANCELLED = 'STATUS:CANCELLED';
  const may = `RECURRENCE-ID${day('20310505')}`;
  await send(guard(), april(), leap, party());
  await send(
    guard(),
    april(CANCELLED),
    vevent('UID:guardia@x', may, `DTSTART${day('20310505')}`, 'SUMMARY:Guardia', CANCELLED),
    leap,
    party(CANCELLED),
  );
}

async function editHolidays(who: Visitor): Promise<void> {
  const answer = await who.send('GET', '/api/v1/holidays?year=2031');
  const { holidays } = yearHolidaysSchema.parse(answer.json());
  const edit = async (title: string, body: object) => {
    const id = holidays.find(({ event }) => event.title.includes(title))?.id ?? '';
    const edited = await who.send('PATCH', `/api/v1/holidays/${id}`, { version: 0, ...body });
    expect(edited.statusCode).toBe(200);
  };
  await edit('Soberanía', { change: { kind: 'moved', date: '2031-11-25' } });
  await edit('Güemes', { change: { kind: 'removed' } });
  await edit('Jueves Santo', { works: false });
  const added = { date: '2031-09-05', kind: 'feriado', title: 'Día de la ciudad' };
  expect((await who.send('POST', '/api/v1/holidays', added)).statusCode).toBe(201);
}

describe.each(ENGINES)('a year of the feed, after all sorts of edits, on %s', (_engine, place) => {
  const server = useServer(place);
  beforeAll(async () => {
    const [organiser, admin] = await Promise.all([
      signedIn(server, 'organizador'),
      signedIn(server, 'administrador'),
    ]);
    await storePeople(server.database, {
      ana: { birth: born(25, 11), hireDate: isoDate('2020-06-03') },
      bruno: { birth: born(29, 2), hireDate: isoDate('2016-02-29') },
      carla: { birth: born(29, 2), feb29: '03-01' },
    });
    await editEvents(organiser);
    await importTwice(organiser);
    await editHolidays(admin);
    await storePeople(server.database, {
      ana: { birth: born(26, 11), lastName: 'Díaz', hireDate: isoDate('2020-06-04') },
      dario: { birth: born(11, 8), leavingDate: isoDate('2031-08-10') },
    });
  });

  test('two libraries read occurrence by occurrence what the calendar shows', async () => {
    const answer = await server.app.inject(`/api/v1/calendar?from=${FROM}&to=${TO}`);
    const { days } = calendarRangeSchema.parse(answer.json());
    const shown = days.flatMap(({ date, events, total }) => {
      expect(events).toHaveLength(total);
      return events.map((event) => `${date} ${titleOf(event)}`);
    });
    const entries = await feedEntries(server.database, {
      filter: NO_FILTER,
      today: TODAY,
      people: true,
    });
    expect(new Set(entries.map(({ uid }) => uid)).size).toBe(entries.length);
    const { icalJs, nodeIcal } = readInZone(await vcalendar('Año', entries), 'UTC', FROM, TO);
    expect(icalJs).toEqual(shown.sort());
    expect(nodeIcal).toEqual(shown);
    const on = (date: string) => shown.filter((line) => line.startsWith(date)).join();
    expect(on('2031-02-28')).toMatch(/Aniversario.*Bis.*bruno.*Fundación/);
    expect(on('2031-11-25')).toContain('Soberanía');
    expect(on('2031-11-26')).toContain('Díaz');
    expect(on('2031-02-12')).toContain('Café');
    expect(on('2031-07-16')).toContain('Guardia');
    const gone = ['2031-02-11', '2031-02-18', '2031-04-09', '2031-05-05', '2031-12-13'];
    for (const date of gone) expect(on(date)).not.toMatch(/Café|Guardia|Fiesta/);
  });
});
