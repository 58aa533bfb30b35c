import { describe, expect, test } from '@jest/globals';
import {
  companyEventResponseSchema,
  errorResponseSchema,
  keptMessageResponseSchema,
  messageConflictSchema,
  type MessageContent,
} from '@almanaque/shared-contracts/schemas';
import { visitor } from '../auth/testing/visitor.ts';
import { removeSampleSet } from '../events/sample.ts';
import { storePeople } from '../people/testing/person.ts';
import { ENGINES } from '../testing/engines.ts';
import { useServer } from '../testing/use-server.ts';

const HOLIDAY = '/api/v1/messages/feriado-2027-07-09-independencia/7';
const edited = (text: string): MessageContent => ({ edited: text, answers: {} });
const TEMPLATE: MessageContent = { edited: null, answers: {} };

const many = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`a${index}`, 'x']));

describe.each(ENGINES)('kept messages on %s', (_engine, openPlace) => {
  const server = useServer(openPlace);
  const bruno = server.useVisitor('organizador');
  const ana = server.useVisitor('administrador');

  const read = async (url: string) =>
    keptMessageResponseSchema.parse((await ana.send('GET', url)).json()).message;
  const save = async (url: string, content: MessageContent, version = 0) => {
    const answer = await bruno.send('PUT', url, { version, content });
    expect(answer.statusCode).toBe(200);
    return keptMessageResponseSchema.parse(answer.json()).message;
  };

  test('what one organiser wrote, another reads, and knows by whom', async () => {
    expect(await read(HOLIDAY)).toEqual({
      content: TEMPLATE,
      version: 0,
      author: null,
      savedAt: null,
    });
    const content = { edited: 'Locro a las [hora]\n¡Vengan!', answers: { hora: '13:00' } };
    await save(HOLIDAY, content);
    const kept = await read(HOLIDAY);
    expect(kept).toMatchObject({ content, version: 1, author: 'Ana Paz' });
    expect(Date.parse(kept.savedAt ?? '')).not.toBeNaN();
    // Nothing is kept for another recommendation of the same date.
    expect((await read(HOLIDAY.replace(/7$/, '8'))).version).toBe(0);
  });

  test('what is written for several birthdays of a day is kept for them together', async () => {
    const url = '/api/v1/messages/grupo-cumpleanos-2026-11-26/1';
    const content = { edited: '¡Feliz cumpleaños a las tres!', answers: {} };
    await save(url, content);
    expect(await read(url)).toMatchObject({ content, version: 1 });
  });

  test('the later of two gets both texts, and nothing is overwritten, nor after a reset', async () => {
    const url = HOLIDAY.replace(/7$/, '9');
    await save(url, edited('De Bruno'));
    const late = await ana.send('PUT', url, { version: 0, content: edited('De Ana') });
    expect(late.statusCode).toBe(409);
    expect(messageConflictSchema.parse(late.json())).toMatchObject({
      kept: { content: edited('De Bruno'), version: 1 },
      sent: edited('De Ana'),
    });
    await save(url, TEMPLATE, 1);
    const older = await ana.send('PUT', url, { version: 1, content: edited('De Ana') });
    expect(older.statusCode).toBe(409);
    expect(await read(url)).toMatchObject({ content: TEMPLATE, version: 2 });
  });

  test('of two writes at once, one is kept', async () => {
    const url = HOLIDAY.replace(/7$/, '10');
    const answers = await Promise.all(
      ['uno', 'dos'].map((text) => bruno.send('PUT', url, { version: 0, content: edited(text) })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  test('nobody reads or writes one without an organiser’s session', async () => {
    const stranger = visitor(server.app);
    const body = { version: 0, content: edited('x') };
    expect((await stranger.send('GET', HOLIDAY)).statusCode).toBe(401);
    expect((await stranger.send('PUT', HOLIDAY, body)).statusCode).toBe(401);
  });

  test.each([
    ['longer than a message is', { version: 0, content: edited('x'.repeat(10_001)) }],
    ['with a zero character', { version: 0, content: edited('a\0b') }],
    ['with too many answers', { version: 0, content: { edited: null, answers: many(41) } }],
    ['without a version', { content: edited('x') }],
  ])('one %s is refused in Spanish', async (_what, body) => {
    const answer = await bruno.send('PUT', HOLIDAY, body);
    expect(answer.statusCode).toBe(400);
    expect(errorResponseSchema.parse(answer.json()).message).toMatch(/[a-z]{3}/);
  });

  test.each([
    'empresa-no-esta',
    'cumpleanos-2027-01-02-nadie',
    'feriado-2027-01-02-nada',
    'efemeride-2027-01-02-nada',
    'cualquier-cosa',
  ])('one for %s, which is no event, is refused', async (event) => {
    const url = `/api/v1/messages/${event}/1`;
    const answer = await bruno.send('PUT', url, { version: 0, content: edited('x') });
    expect(answer.statusCode).toBe(404);
  });

  test('the log says that it was written, and nothing of what', async () => {
    const url = HOLIDAY.replace(/7$/, '11');
    await save(url, edited('Secreto de Marina'));
    await save(url, TEMPLATE, 1);
    const rows = await server.database
      .selectFrom('audit_log')
      .selectAll()
      .where('entity', '=', 'message')
      .where('after', '=', JSON.stringify({ recommendation: '11' }))
      .orderBy('at')
      .execute();
    expect(rows.map(({ action }) => action).sort()).toEqual(['message.reset', 'message.saved']);
    expect(JSON.stringify(rows)).not.toContain('Marina');
    expect(rows[0]?.search_text).not.toBe('');
  });

  test('it goes with the person it speaks of, after showing in what is kept about them', async () => {
    const id = 'lia';
    await storePeople(server.database, { [id]: { firstName: 'Lía' } });
    const event = `cumpleanos-2027-03-04-${id}`;
    await save(`/api/v1/messages/${event}/1`, edited('¡Feliz día, Lía!'));
    const data = await ana.send('GET', `/api/v1/people/${id}/data`);
    expect(data.json()).toMatchObject({
      messages: [{ event: `cumpleanos-2027-${id}`, content: edited('¡Feliz día, Lía!') }],
    });
    expect((await ana.send('DELETE', `/api/v1/people/${id}`)).statusCode).toBe(204);
    expect((await read(`/api/v1/messages/${event}/1`)).version).toBe(0);
  });

  test('each occurrence of a series has its own; all go with the event for good', async () => {
    const body = { title: 'Asado', date: '2027-03-05', rrule: 'FREQ=WEEKLY' };
    const created = await bruno.send('POST', '/api/v1/events', body);
    const { id } = companyEventResponseSchema.parse(created.json()).event;
    const first = `/api/v1/messages/empresa-${id}-2027-03-05/10`;
    await save(first, edited('Primero'));
    expect((await read(first.replace('03-05', '03-12'))).version).toBe(0);
    await server.database.deleteFrom('company_events').where('id', '=', id).execute();
    expect((await read(first)).version).toBe(0);
  });

  test('on each of the days of an event of several, it is the same', async () => {
    const days = { date: '2027-03-29', endDate: '2027-03-31' };
    for (const rrule of [null, 'FREQ=WEEKLY']) {
      const created = await bruno.send('POST', '/api/v1/events', {
        title: 'Feria',
        ...days,
        rrule,
      });
      const { id } = companyEventResponseSchema.parse(created.json()).event;
      const url = (day: string) => `/api/v1/messages/empresa-${id}-${day}/10`;
      await save(url('2027-03-30'), edited('Vengan'));
      expect(await read(url('2027-03-31'))).toMatchObject({ content: edited('Vengan') });
      expect((await read(url('2027-04-05'))).version).toBe(rrule === null ? 1 : 0);
    }
  });

  test('those of the sample set go with it', async () => {
    const url = '/api/v1/messages/empresa-muestra-revision-trimestral/10';
    await save(url, edited('Cierre'));
    await removeSampleSet(server.database);
    expect((await read(url)).version).toBe(0);
  });
});
