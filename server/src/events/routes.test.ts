import { describe, expect, test } from '@jest/globals';
import {
  calendarRangeSchema,
  companyEventResponseSchema,
  dayEventsSchema,
  errorResponseSchema,
  eventConflictSchema,
  isoDate,
} from '@almanaque/shared-contracts/schemas';
import { visitor } from '../auth/testing/visitor.ts';
import { ENGINES } from '../testing/engines.ts';
import { useServer } from '../testing/use-server.ts';

const EVENTS = '/api/v1/events';

describe.each(ENGINES)('the events’ routes on %s', (_engine, openPlace) => {
  const server = useServer(openPlace);
  const organiser = server.useVisitor('organizador');
  const administrator = server.useVisitor('administrador');

  const create = async (body: object) => {
    const response = await organiser.send('POST', EVENTS, { title: 'Asado', ...body });
    expect(response.statusCode).toBe(201);
    return companyEventResponseSchema.parse(response.json()).event;
  };

  test('nobody writes, nor reads for editing, without an organiser’s session', async () => {
    const { id } = await create({ date: '2027-03-01' });
    const stranger = visitor(server.app);
    const answers = await Promise.all([
      stranger.send('POST', EVENTS, { title: 'x', date: '2027-03-01' }),
      stranger.send('GET', `${EVENTS}/${id}`),
      stranger.send('PATCH', `${EVENTS}/${id}`, { version: 1 }),
      stranger.send('DELETE', `${EVENTS}/${id}?version=1`),
      stranger.send('POST', `${EVENTS}/${id}/restore`, { version: 1 }),
      stranger.send('POST', `${EVENTS}/${id}/undo`, { version: 1 }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401, 401, 401]);
  });

  test('a session does not write from another site’s page', async () => {
    const headers = { origin: 'https://otra.example' };
    const body = { title: 'x', date: '2027-03-01' };
    const answer = await organiser.send('POST', EVENTS, body, headers);
    expect(answer.statusCode).toBe(403);
  });

  test('what an organiser enters is in the calendar for everyone, to the last field', async () => {
    const event = await create({
      date: '2027-04-05',
      time: '13:00',
      place: 'Terraza',
      office: 'Córdoba',
      team: 'Ventas',
      description: 'Traer\nsillas',
      tone: 'sobrio',
      type: 'aniversario',
    });
    const url = '/api/v1/calendar?from=2027-04-05&to=2027-04-05';
    const { days } = calendarRangeSchema.parse((await visitor(server.app).send('GET', url)).json());
    expect(days[0]?.events).toEqual([
      {
        id: `empresa-${event.id}`,
        date: '2027-04-05',
        title: 'Asado',
        description: 'Traer\nsillas',
        type: 'aniversario',
        tone: 'sobrio',
        time: '13:00',
        place: 'Terraza',
        office: 'Córdoba',
        team: 'Ventas',
        picture: null,
        origin: { kind: 'empresa', sample: false, eventId: event.id },
      },
    ]);
  });

  test('one of several days is found by its own id too, whatever days it has by now', async () => {
    const event = await create({ date: '2027-04-07', endDate: '2027-04-09' });
    await organiser.send('PATCH', `${EVENTS}/${event.id}`, {
      version: event.version,
      date: '2027-04-14',
      endDate: '2027-04-15',
    });
    const url = `/api/v1/calendar/events/empresa-${event.id}`;
    const { events } = dayEventsSchema.parse((await visitor(server.app).send('GET', url)).json());
    expect(events).toMatchObject([{ id: `empresa-${event.id}-2027-04-14`, date: '2027-04-14' }]);
  });

  test('the later of two who edit one version gets the other’s, and nothing is overwritten', async () => {
    const { id } = await create({ date: '2027-05-03' });
    const first = await organiser.send('PATCH', `${EVENTS}/${id}`, { version: 1, title: 'Ana' });
    expect(first.statusCode).toBe(200);
    const late = await administrator.send('PATCH', `${EVENTS}/${id}`, { version: 1, place: 'Bar' });
    expect(late.statusCode).toBe(409);
    const conflict = eventConflictSchema.parse(late.json());
    expect(conflict.message).toContain('Otra persona cambió este evento');
    expect(conflict.event).toMatchObject({ title: 'Ana', place: null, version: 2 });
    const removal = await administrator.send('DELETE', `${EVENTS}/${id}?version=1`);
    expect(removal.statusCode).toBe(409);
  });

  test('two at the same time: one is written, the other is told', async () => {
    const { id } = await create({ date: '2027-05-04' });
    const answers = await Promise.all(
      ['Ana', 'Juan', 'Eva', 'Leo'].map((title) =>
        organiser.send('PATCH', `${EVENTS}/${id}`, { version: 1, title }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
  });

  test('a removal is undone with the version it answered', async () => {
    const { id } = await create({ date: '2027-06-01' });
    const removal = await organiser.send('DELETE', `${EVENTS}/${id}?version=1`);
    const { version } = companyEventResponseSchema.parse(removal.json()).event;
    const gone = await organiser.send('GET', `${EVENTS}/${id}`);
    expect(gone.statusCode).toBe(404);
    expect(errorResponseSchema.parse(gone.json()).message).toContain('alguien lo borró');
    const back = await organiser.send('POST', `${EVENTS}/${id}/restore`, { version });
    expect(back.statusCode).toBe(200);
    expect((await organiser.send('GET', `${EVENTS}/${id}`)).statusCode).toBe(200);
    const again = await organiser.send('POST', `${EVENTS}/${id}/restore`, { version });
    expect(again.statusCode).toBe(409);
  });

  test('a change is undone with the version it answered, once', async () => {
    const { id } = await create({ date: '2027-06-02' });
    const change = { version: 1, date: '2027-06-04' };
    const moved = await organiser.send('PATCH', `${EVENTS}/${id}`, change);
    const { version } = companyEventResponseSchema.parse(moved.json()).event;
    const back = await organiser.send('POST', `${EVENTS}/${id}/undo`, { version });
    expect(back.statusCode).toBe(200);
    expect(companyEventResponseSchema.parse(back.json()).event.date).toBe('2027-06-02');
    const again = await organiser.send('POST', `${EVENTS}/${id}/undo`, { version });
    expect(again.statusCode).toBe(409);
  });

  test.each([
    [{ title: ' ' }, 'title', 'No puede estar vacío.'],
    [{ title: 'dos\nlíneas' }, 'title', 'una sola línea'],
    [{ title: 'x'.repeat(151) }, 'title', 'hasta 150'],
    [{ date: '2027-02-30' }, 'date', 'una fecha que exista'],
    [{ time: '24:00' }, 'time', 'HH:MM'],
    [{ type: 'otro' }, 'type', 'personalizado'],
    [{ endDate: '2027-01-01' }, 'endDate', 'antes de empezar'],
    [{ rrule: 'FREQ=SECONDLY' }, 'rrule', 'no se puede guardar'],
    [{ color: 'rojo' }, 'color', 'no existe'],
    [{ sample: true }, 'sample', 'no existe'],
  ])('%j is refused, naming the field', async (changes, field, message) => {
    const body = { title: 'Asado', date: '2027-03-01', ...changes };
    const response = await organiser.send('POST', EVENTS, body);
    expect(response.statusCode).toBe(400);
    const answer = errorResponseSchema.parse(response.json());
    expect(answer.field).toBe(field);
    expect(answer.message).toContain(message);
  });

  test.each([
    ['PATCH', '', { title: 'x' }, 'version'],
    ['PATCH', '', { version: 1, scope: 'some' }, 'scope'],
    ['PATCH', '', { version: 1, title: null }, 'title'],
    ['DELETE', '?version=uno', undefined, 'version'],
    ['DELETE', '', undefined, 'version'],
    ['DELETE', '?version=1&occurrence=ayer', undefined, 'occurrence'],
  ] as const)('%s %s %j names the field', async (method, query, body, field) => {
    const response = await organiser.send(method, `${EVENTS}/cualquiera${query}`, body);
    expect(response.statusCode).toBe(400);
    expect(errorResponseSchema.parse(response.json()).field).toBe(field);
  });

  test('a month with 500 series is answered, and the 501st is refused', async () => {
    const row = {
      date: '2026-01-05',
      title: 'Serie',
      description: '',
      type: 'personalizado' as const,
      tone: 'festivo' as const,
      observance_id: null,
      picture: null,
      sample: 0 as const,
      created_at: '2026-01-01T00:00:00.000Z',
      rrule: 'FREQ=WEEKLY;BYDAY=MO',
      shown_until: '9999-12-31',
    };
    const rows = Array.from({ length: 500 }, (_, index) => ({ ...row, id: `serie-${index}` }));
    await server.database.insertInto('company_events').values(rows).execute();
    const refused = await organiser.send('POST', EVENTS, {
      title: 'Una más',
      date: isoDate('2026-01-05'),
      rrule: row.rrule,
    });
    expect(refused.statusCode).toBe(400);
    expect(errorResponseSchema.parse(refused.json()).message).toContain('Ya hay 500 eventos');
    const url = '/api/v1/calendar?from=2026-02-01&to=2026-02-28';
    const { days } = calendarRangeSchema.parse((await organiser.send('GET', url)).json());
    expect(days.find(({ date }) => date === '2026-02-02')?.total).toBe(500);
    expect(days.find(({ date }) => date === '2026-02-02')?.events).toHaveLength(5);
  });
});
