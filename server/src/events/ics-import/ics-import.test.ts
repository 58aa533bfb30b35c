import { describe, expect, test } from '@jest/globals';
import { madeImportSchema, icsPreviewSchema, undoneImportSchema } from '@almanaque/api';
import { calendarRangeSchema, isoDate } from '@almanaque/shared-contracts/schemas';
import { visitor } from '../../auth/testing/visitor.ts';
import { ENGINES } from '../../testing/engines.ts';
import { useServer } from '../../testing/use-server.ts';
import { leapDaysMigration } from '../leap-day-migration.ts';
import { digestOf } from './read-item.ts';
import { icsFile, vevent } from './testing/ics.ts';

const IMPORTS = '/api/v1/events/imports';
const OCTETS = { 'content-type': 'application/octet-stream' };

const asado = (title = 'Asado') =>
  vevent('UID:asado@x', 'DTSTART;VALUE=DATE:20300104', `SUMMARY:${title}`);
const cafe = [
  ...vevent('UID:cafe@x', 'DTSTART:20300107T100000', 'RRULE:FREQ=WEEKLY', 'SUMMARY:Café'),
  ...vevent(
    'UID:cafe@x',
    'RECURRENCE-ID:20300114T100000',
    'DTSTART:20300115T160000',
    'SUMMARY:Torta',
  ),
];
const bad = vevent('UID:malo@x', 'SUMMARY:Sin fecha');

describe.each(ENGINES)('events of an .ics file on %s', (_engine, openPlace) => {
  const server = useServer(openPlace);
  const organiser = server.useVisitor('organizador');

  const send = (url: string, file: Buffer, who = organiser) => who.send('POST', url, file, OCTETS);
  const preview = async (file: Buffer) => {
    const answer = await send(`${IMPORTS}/preview`, file);
    expect(answer.statusCode).toBe(200);
    return icsPreviewSchema.parse(answer.json());
  };
  const statuses = async (file: Buffer) =>
    (await preview(file)).rows.map(({ status, title }) => `${status} ${title}`);
  const apply = async (file: Buffer) => {
    const answer = await send(`${IMPORTS}?fileName=agenda.ics`, file);
    expect(answer.statusCode).toBe(201);
    return madeImportSchema.parse(answer.json());
  };
  const undo = async (id: string) =>
    undoneImportSchema.parse((await organiser.send('POST', `${IMPORTS}/${id}/undo`)).json());
  const january = async () => {
    const url = '/api/v1/calendar?from=2030-01-01&to=2030-01-31&types=personalizado';
    const { days } = calendarRangeSchema.parse((await server.app.inject(url)).json());
    return days.flatMap(({ date, events }) =>
      events.map((event) => `${date.slice(8)} ${event.time ?? ''} ${event.title}`),
    );
  };
  const CAFES = ['07 10:00 Café', '15 16:00 Torta', '21 10:00 Café', '28 10:00 Café'];

  test('a preview writes nothing; importing does, once, and is taken back', async () => {
    const file = icsFile(asado(), cafe, bad);
    expect(await statuses(file)).toEqual(['new Asado', 'new Café', 'new Torta', 'wrong Sin fecha']);
    expect(await january()).toEqual([]);

    const made = await apply(file);
    expect(made).toMatchObject({ fileName: 'agenda.ics', created: 3, updated: 0, wrong: 1 });
    expect(await january()).toEqual(['04  Asado', ...CAFES]);
    expect(await statuses(file)).toEqual([
      'same Asado',
      'same Café',
      'same Torta',
      'wrong Sin fecha',
    ]);
    expect(await apply(file)).toMatchObject({ created: 0, updated: 0 });
    expect(await january()).toEqual(['04  Asado', ...CAFES]);

    expect(await undo(made.id)).toEqual({ removed: 3, restored: 0, kept: 0 });
    expect(await january()).toEqual([]);
    const again = await organiser.send('POST', `${IMPORTS}/${made.id}/undo`);
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({ message: 'Esa importación ya se deshizo.' });
    const list = (await organiser.send('GET', IMPORTS)).json<{ imports: { id: string }[] }>();
    expect(list.imports.find(({ id }) => id === made.id)).toMatchObject({ undone: true });
  });

  test('what the file changed is told and written; what was edited here since stays', async () => {
    const first = await apply(icsFile(asado(), cafe));
    const changed = icsFile(asado('Asado con torneo'), cafe);
    const { rows } = await preview(changed);
    expect(rows[0]).toMatchObject({
      status: 'changed',
      when: 'viernes 4 de enero de 2030',
      changes: [{ field: 'Título', before: 'Asado', after: 'Asado con torneo' }],
    });
    const second = await apply(changed);
    expect(second).toMatchObject({ created: 0, updated: 1 });
    expect(await january()).toContain('04  Asado con torneo');
    expect(await undo(second.id)).toEqual({ removed: 0, restored: 1, kept: 0 });
    expect(await january()).toContain('04  Asado');
    // Undoing it, too, is forgotten by the next file.
    expect((await statuses(changed))[0]).toBe('changed Asado con torneo');

    // What is as the first left it can be taken back with it, though it was changed meanwhile.
    expect(await undo(first.id)).toEqual({ removed: 3, restored: 0, kept: 0 });
    const third = await apply(icsFile(asado(), cafe));

    const events = await server.database
      .selectFrom('company_events')
      .select(['id', 'version'])
      .where('title', '=', 'Asado')
      .where('deleted_at', 'is', null)
      .execute();
    const { id, version } = events[0] ?? { id: '', version: 0 };
    await organiser.send('PATCH', `/api/v1/events/${id}`, { version, title: 'Asado nuestro' });
    expect((await statuses(icsFile(asado(), cafe)))[0]).toBe('same Asado');
    expect(await undo(third.id)).toEqual({ removed: 2, restored: 0, kept: 1 });
    expect(await january()).toEqual(['04  Asado nuestro']);
    await organiser.send('DELETE', `/api/v1/events/${id}?version=${version + 1}`);
    expect((await statuses(icsFile(asado())))[0]).toBe('new Asado');
  });

  test('the link of a file is kept; one that was put here stays where the file has none', async () => {
    const meeting = (...lines: readonly string[]) =>
      icsFile(vevent('UID:sala@x', 'DTSTART;VALUE=DATE:20300104', 'SUMMARY:Sala', ...lines));
    const kept = () =>
      server.database
        .selectFrom('company_events')
        .select(['id', 'version', 'link'])
        .where('title', '=', 'Sala')
        .where('deleted_at', 'is', null)
        .executeTakeFirstOrThrow();
    const first = await apply(meeting());
    const { id, version, link } = await kept();
    expect(link).toBeNull();
    await organiser.send('PATCH', `/api/v1/events/${id}`, { version, link: 'https://a.example/' });
    await apply(meeting('LOCATION:Patio'));
    expect((await kept()).link).toBe('https://a.example/');

    const told = (await preview(meeting('LOCATION:Patio', 'URL:https://b.example/'))).rows[0];
    expect(told?.changes).toEqual([
      { field: 'Enlace', before: 'https://a.example/', after: 'https://b.example/' },
    ]);
    await apply(meeting('LOCATION:Patio', 'URL:https://b.example/'));
    expect((await kept()).link).toBe('https://b.example/');
    await organiser.send('DELETE', `/api/v1/events/${id}?version=${(await kept()).version}`);
    expect(first.created).toBe(1);
  });

  test('imports that changed or removed the same event are taken back one after the other', async () => {
    const cancelled = vevent('UID:asado@x', 'DTSTART;VALUE=DATE:20300104', 'STATUS:CANCELLED');
    const files = [asado(), asado('Dos'), asado('Tres'), cancelled];
    const made: string[] = [];
    for (const file of files) made.push((await apply(icsFile(file))).id);
    const left: string[][] = [];
    for (const id of made.reverse()) {
      expect((await undo(id)).kept).toBe(0);
      left.push(await january());
    }
    expect(left).toEqual([['04  Tres'], ['04  Dos'], ['04  Asado'], []]);
  });

  test('a 29 February that an earlier version imported comes every year, and is still its file’s', async () => {
    const file = icsFile(
      vevent('UID:leap@x', 'DTSTART;VALUE=DATE:20280229', 'RRULE:FREQ=YEARLY', 'SUMMARY:Fundación'),
    );
    const { id } = await apply(file);
    const plain = {
      title: 'Fundación',
      date: isoDate('2028-02-29'),
      endDate: null,
      time: null,
      place: null,
      link: null,
    };
    const ics_digest = digestOf({ ...plain, description: '', rrule: 'FREQ=YEARLY' }, []);
    await server.database
      .updateTable('company_events')
      .set({ rrule: 'FREQ=YEARLY', ics_digest })
      .where('title', '=', 'Fundación')
      .execute();
    await leapDaysMigration.up(server.database);
    const url = '/api/v1/calendar?from=2031-02-28&to=2031-02-28&types=personalizado';
    const { days } = calendarRangeSchema.parse((await server.app.inject(url)).json());
    expect(days[0]?.events.map(({ title }) => title)).toEqual(['Fundación']);
    expect(await statuses(file)).toEqual(['same Fundación']);
    expect(await undo(id)).toEqual({ removed: 1, restored: 0, kept: 0 });
  });

  test('Almanaque’s own file brings nothing back in', async () => {
    const body = { title: 'Kermés', date: '2030-01-20', endDate: '2030-01-22' };
    expect((await organiser.send('POST', '/api/v1/events', body)).statusCode).toBe(201);
    const url = '/api/v1/calendar/export?from=2030-01-01&to=2030-01-31&format=ics';
    const { rows } = await preview((await server.app.inject(url)).rawPayload);
    expect(rows.map(({ title }) => title)).toContain('Kermés');
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['same']));
  });

  test('more series than there may be are said before, and not written', async () => {
    const many = Array.from({ length: 501 }, (_, index) =>
      vevent(`UID:s${index}`, 'DTSTART;VALUE=DATE:20310101', 'RRULE:FREQ=YEARLY', 'SUMMARY:Serie'),
    );
    const file = icsFile(...many);
    expect((await preview(file)).problem).toContain('se admiten 500');
    expect((await send(IMPORTS, file)).statusCode).toBe(400);
    const { count } = await server.database
      .selectFrom('company_events')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('title', '=', 'Serie')
      .executeTakeFirstOrThrow();
    expect(count).toBe(0);
  });

  test('it is for organisers, and is in the log', async () => {
    expect(
      (await send(`${IMPORTS}/preview`, icsFile(asado()), visitor(server.app))).statusCode,
    ).toBe(401);
    const log = await server.database
      .selectFrom('audit_log')
      .selectAll()
      .where('entity', '=', 'event-import')
      .execute();
    expect(log.map(({ action }) => action)).toContain('event-import.applied');
    expect(log.map(({ action }) => action)).toContain('event-import.undone');
    expect(log.some(({ after }) => after?.includes('created: Asado'))).toBe(true);
  });

  test.each([
    ['nothing', Buffer.from(''), 400],
    ['no calendar', Buffer.from('hola'), 400],
    ['too much', Buffer.alloc(1024 * 1024 + 1, 'a'), 413],
  ])('%s is refused in Spanish', async (_what, file, status) => {
    const answer = await send(`${IMPORTS}/preview`, file);
    expect(answer.statusCode).toBe(status);
    expect(answer.json<{ message: string }>().message).toMatch(/[.:]/);
  });
});
