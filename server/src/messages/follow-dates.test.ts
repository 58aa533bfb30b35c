import { describe, expect, test } from '@jest/globals';
import { yearHolidayResponseSchema, yearHolidaysSchema } from '@almanaque/api';
import { isoDate, keptMessageResponseSchema } from '@almanaque/shared-contracts/schemas';
import { MIGRATIONS } from '../schema/migrations.ts';
import { storePeople } from '../people/testing/person.ts';
import { ENGINES } from '../testing/engines.ts';
import { useServer } from '../testing/use-server.ts';
import { messageOccasionsMigration } from './migration.ts';

const born = (day: number, month: number) => ({ day, month, year: null });
const HOLIDAYS = '/api/v1/holidays';

describe.each(ENGINES)('what is kept for a date follows it on %s', (_engine, openPlace) => {
  const server = useServer(openPlace);
  const ana = server.useVisitor('administrador');

  const write = async (event: string, edited: string, version = 0) => {
    const body = { version, content: { edited, answers: {} } };
    const answer = await ana.send('PUT', `/api/v1/messages/${event}/7`, body);
    expect(answer.statusCode).toBe(200);
  };
  const read = async (event: string) => {
    const answer = await ana.send('GET', `/api/v1/messages/${event}/7`);
    return keptMessageResponseSchema.parse(answer.json()).message.content.edited;
  };
  const find = async (year: number, date: string, title: string) => {
    const answer = await ana.send('GET', `${HOLIDAYS}?year=${year}`);
    const found = yearHolidaysSchema
      .parse(answer.json())
      .holidays.find(({ event }) => event.date === date && event.title.includes(title));
    if (found === undefined) throw new Error(title);
    return found;
  };
  const edit = async (id: string, body: object) => {
    const answer = await ana.send('PATCH', `${HOLIDAYS}/${id}`, body);
    return yearHolidayResponseSchema.parse(answer.json()).holiday;
  };
  const move = (id: string, version: number, date: string) =>
    edit(id, { version, change: { kind: 'moved', date } });

  test('a holiday that is moved, and goes back', async () => {
    const { id, event } = await find(2097, '2097-07-09', 'Independencia');
    await write(event.id, 'Locro');
    const moved = await move(id, 0, '2097-07-10');
    expect(moved.event.id).not.toBe(event.id);
    expect(await read(moved.event.id)).toBe('Locro');
    await write(moved.event.id, 'Locro y empanadas', 1);
    // A page that was open meanwhile still asks by the old day.
    expect(await read(event.id)).toBe('Locro y empanadas');
    await edit(id, { version: 1, change: { kind: 'official' } });
    expect(await read(event.id)).toBe('Locro y empanadas');
    expect(await read(event.id.replace('2097', '2096'))).toBeNull();
  });

  test('of two holidays of one name, each its own', async () => {
    const monday = await find(2097, '2097-02-11', 'Carnaval');
    const tuesday = await find(2097, '2097-02-12', 'Carnaval');
    await write(monday.event.id, 'Lunes');
    await write(tuesday.event.id, 'Martes');
    const moved = await move(tuesday.id, 0, '2097-02-13');
    expect(await read(moved.event.id)).toBe('Martes');
    expect(await read(monday.event.id)).toBe('Lunes');
  });

  test('a date the company added, also as another kind of day', async () => {
    const day = { date: '2097-05-06', kind: 'feriado', title: 'Día de la ciudad' };
    const added = await ana.send('POST', HOLIDAYS, day);
    const { id, event } = yearHolidayResponseSchema.parse(added.json()).holiday;
    await write(event.id, 'Acto');
    const details = { ...day, date: '2097-05-08', kind: 'no-laborable' };
    expect(await read((await edit(id, { version: 1, details })).event.id)).toBe('Acto');
  });

  test('a birthday and an anniversary that are corrected; not those of other years', async () => {
    const lia = { birth: born(25, 11), hireDate: isoDate('2020-03-02') };
    await storePeople(server.database, { lia });
    await write('cumpleanos-2097-11-25-lia', '¡Feliz día!');
    await write('aniversario-2097-03-02-lia', 'Gracias');
    await storePeople(server.database, {
      lia: { birth: born(26, 12), hireDate: isoDate('2020-04-01') },
    });
    expect(await read('cumpleanos-2097-12-26-lia')).toBe('¡Feliz día!');
    expect(await read('aniversario-2097-04-01-lia')).toBe('Gracias');
    expect(await read('cumpleanos-2098-12-26-lia')).toBeNull();
  });

  test('an observance of a year', async () => {
    await write('efemeride-2097-11-25-dia-no-violencia-contra-la-mujer', 'Sobrio');
    expect(await read('efemeride-2097-11-25-dia-no-violencia-contra-la-mujer')).toBe('Sobrio');
    expect(await read('efemeride-2098-11-25-dia-no-violencia-contra-la-mujer')).toBeNull();
  });

  test('what an earlier version kept by the day is found again, and nothing of it is lost', async () => {
    const { id, event } = await find(2098, '2098-12-25', 'Navidad');
    const moved = await move(id, 0, '2098-12-24');
    await storePeople(server.database, { ramon: { birth: born(26, 11) } });
    const rows = [
      [event.id, 'Antes de moverlo', 1],
      [moved.event.id, 'Después', 2],
      ['cumpleanos-2098-11-25-ramon', 'Antes de corregirlo', 3],
      ['cumpleanos-2098-11-26-ramon', null, 4],
      ['empresa-ya-borrado', 'De nadie', 5],
    ] as const;
    const values = rows.map(([event_id, edited, minute]) => ({
      event_id,
      recommendation_id: '7',
      company_event_id: null,
      person_id: null,
      content: JSON.stringify({ edited, answers: {} }),
      version: 1,
      author_id: null,
      saved_at: `2026-11-01T12:0${minute}:00.000Z`,
    }));
    await server.database.insertInto('messages').values(values).execute();
    expect(MIGRATIONS).toContain(messageOccasionsMigration);
    await messageOccasionsMigration.up(server.database);
    expect(await read(moved.event.id)).toBe('Después');
    expect(await read('cumpleanos-2098-11-26-ramon')).toBe('Antes de corregirlo');
    const all = await server.database.selectFrom('messages').select('content').execute();
    for (const [, edited] of rows) {
      expect(all).toContainEqual({ content: JSON.stringify({ edited, answers: {} }) });
    }
  });
});
