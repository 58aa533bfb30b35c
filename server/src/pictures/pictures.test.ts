import { describe, expect, test } from '@jest/globals';
import { EMPTY_PERSON, personSchema } from '@almanaque/api';
import {
  calendarRangeSchema,
  companyEventResponseSchema,
  errorResponseSchema,
  pictureSchema,
} from '@almanaque/shared-contracts/schemas';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { visitor } from '../auth/testing/visitor.ts';
import { exclusively } from '../db/exclusively.ts';
import { ENGINES } from '../testing/engines.ts';
import { useServer } from '../testing/use-server.ts';
import { forgetUnused } from './forget-unused.ts';
import { pictureRoutes } from './routes.ts';
import { JPEG, PNG, pngOf, WEBP, withChunks, withDecoy } from './testing/pictures.ts';

const PICTURES = '/api/v1/pictures';
const EVENTS = '/api/v1/events';
const DAY_MS = 86_400_000;
const ON_5_AUGUST = { day: 5, month: 8, year: null };

describe.each(ENGINES)('pictures on %s', (_engine, openPlace) => {
  const server = useServer(openPlace);
  const organiser = server.useVisitor('organizador');
  const administrator = server.useVisitor('administrador');

  const send = (content: Buffer, who = organiser) =>
    // Whatever the browser calls it.
    who.send('POST', PICTURES, content, { 'content-type': 'image/jpeg' });
  const keep = async (content: Buffer) => {
    const answer = await send(content);
    expect(answer.statusCode).toBe(201);
    return pictureSchema.parse(answer.json()).path;
  };
  const look = (path: string) => visitor(server.app).send('GET', path);
  const create = async (more: object) => {
    const answer = await organiser.send('POST', EVENTS, { title: 'Asado', ...more });
    return companyEventResponseSchema.parse(answer.json()).event;
  };
  const later = (days: number) => new Date(Date.now() + days * DAY_MS);

  test('nobody uploads without an organiser’s session', async () => {
    expect((await send(PNG, visitor(server.app))).statusCode).toBe(401);
  });

  test('what was uploaded is served as it is, for ever, and nothing in it runs', async () => {
    const path = await keep(WEBP);
    expect(await keep(WEBP)).toBe(path);
    const { statusCode, headers, rawPayload } = await look(path);
    expect(statusCode).toBe(200);
    expect(rawPayload.equals(WEBP)).toBe(true);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
  });

  test('a picture that is not there says so', async () => {
    const { statusCode, headers } = await look(`${PICTURES}/${'0'.repeat(64)}`);
    expect(statusCode).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
    expect((await look(`${PICTURES}/x`)).statusCode).toBe(400);
  });

  test.each([
    ['a drawing that could hold a script', Buffer.from('<svg xmlns="x" width="1" height="1"/>')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['nothing', Buffer.alloc(0)],
    ['a JPEG, which may say where it was taken', JPEG],
    ['a picture that is cut short', PNG.subarray(0, -4)],
    ['one that is too large to show', pngOf(641, 10)],
    ['one that is too large, and first says that it is not', withDecoy(pngOf(641, 10))],
  ])('%s is refused', async (_what, content) => {
    const answer = await send(content);
    expect(answer.statusCode).toBe(400);
    expect(errorResponseSchema.parse(answer.json())).toMatchObject({ error: 'invalid_picture' });
  });

  test.each([
    ['a JPEG', JPEG],
    ['a drawing', Buffer.from('<svg width="1" height="1">')],
  ])('%s is no PNG and no WebP, and nothing more is asked of it', async (_what, content) => {
    const { message } = errorResponseSchema.parse((await send(content)).json());
    expect(message).toMatch(/no es un PNG ni un WebP/);
  });

  test.each([
    ['a PNG', PNG, withChunks(PNG, 'eXIf', 'prVt')],
    ['a WebP', WEBP, withChunks(WEBP, 'EXIF', 'prVt')],
  ])('of %s nothing is kept but what draws it', async (_what, bare, loaded) => {
    const path = await keep(Buffer.concat([loaded, Buffer.from('<script>alert(1)</script>')]));
    expect((await look(path)).rawPayload.equals(bare)).toBe(true);
    expect(path).toBe(await keep(bare));
  });

  test('a file of more than 5 MB is refused', async () => {
    expect((await send(Buffer.alloc(5 * 1024 * 1024 + 1))).statusCode).toBe(413);
  });

  test('is shown with its event, described, and undone with it', async () => {
    const picture = await keep(pngOf(2, 3));
    const made = await create({ date: '2027-08-02', picture, pictureAlt: 'Brasas', icon: 'meal' });
    const url = '/api/v1/calendar?from=2027-08-02&to=2027-08-02';
    const shown = async () =>
      calendarRangeSchema.parse((await look(url)).json()).days[0]?.events[0];
    expect(await shown()).toMatchObject({ picture, pictureAlt: 'Brasas', icon: 'meal' });
    const body = { version: made.version, picture: null, icon: null };
    const answer = await organiser.send('PATCH', `${EVENTS}/${made.id}`, body);
    const changed = companyEventResponseSchema.parse(answer.json()).event;
    expect(changed).toMatchObject({ picture: null, pictureAlt: null, icon: null });
    await organiser.send('POST', `${EVENTS}/${made.id}/undo`, { version: changed.version });
    expect(await shown()).toMatchObject({ picture, pictureAlt: 'Brasas', icon: 'meal' });
  });

  test('an event keeps no picture that is not there', async () => {
    const picture = `${PICTURES}/${'0'.repeat(64)}`;
    const body = { title: 'Asado', date: '2027-08-03', picture };
    const answer = await organiser.send('POST', EVENTS, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ field: 'picture' });
    const elsewhere = { ...body, picture: 'https://otro.example/x.png' };
    expect((await organiser.send('POST', EVENTS, elsewhere)).statusCode).toBe(400);
  });

  test('a person’s photo goes along with their dates, their data, and the person', async () => {
    const people = '/api/v1/people';
    const person = { ...EMPTY_PERSON, firstName: 'Ana', birth: ON_5_AUGUST };
    const created = await administrator.send('POST', people, person);
    const { id, version } = personSchema.parse(created.json());
    const put = (photo: string | null, who = administrator) =>
      who.send('PUT', `${people}/${id}/photo`, { photo });
    const birthday = async () => {
      const url = '/api/v1/calendar?from=2027-08-05&to=2027-08-05';
      return calendarRangeSchema.parse((await look(url)).json()).days[0]?.events[0];
    };
    const [first, second] = [await keep(pngOf(7, 1)), await keep(pngOf(8, 1))];
    expect((await put(first, organiser)).statusCode).toBe(403);
    expect((await put(`${PICTURES}/${'0'.repeat(64)}`)).statusCode).toBe(400);
    expect((await put('/media/dia-del-programador.svg')).statusCode).toBe(400);
    expect((await put(first)).json()).toMatchObject({ photo: first });
    expect(await birthday()).toMatchObject({ picture: first, pictureAlt: 'Foto de Ana' });

    await put(second);
    expect((await look(first)).statusCode).toBe(404);
    const edit = { version, person: { ...person, lastName: 'Paz' } };
    await administrator.send('PUT', `${people}/${id}`, edit);
    expect(await birthday()).toMatchObject({ picture: second, pictureAlt: 'Foto de Ana Paz' });
    const data = (await administrator.send('GET', `${people}/${id}/data`)).json<object>();
    const content = pngOf(8, 1).toString('base64');
    expect(data).toMatchObject({ photo: `data:image/png;base64,${content}` });

    const hidden = { version: version + 1, person: { ...edit.person, birthdayShown: false } };
    await administrator.send('PUT', `${people}/${id}`, hidden);
    expect(await birthday()).toBeUndefined();
    await administrator.send('DELETE', `${people}/${id}`);
    expect((await look(second)).statusCode).toBe(404);
  });

  test('what a server that starts takes away waits for whoever is writing', async () => {
    const starting = Fastify();
    starting.setValidatorCompiler(validatorCompiler);
    starting.setSerializerCompiler(serializerCompiler);
    await starting.register(pictureRoutes, { database: server.database, now: () => later(1.1) });
    const path = await keep(pngOf(9, 1));
    await exclusively(server.database, async () => {
      await starting.ready();
      // It has had its turn many times over.
      for (let reading = 0; reading < 50; reading += 1) {
        expect((await look(path)).statusCode).toBe(200);
      }
    });
    await starting.close();
    expect((await look(path)).statusCode).toBe(404);
  });

  test('what nothing shows any more goes after a day', async () => {
    const [unused, used, undoable] = await Promise.all(
      [4, 5, 6].map((side) => keep(pngOf(side, 1))),
    );
    await create({ date: '2027-08-04', picture: used });
    const { id, version } = await create({ date: '2027-08-04', picture: undoable });
    await organiser.send('PATCH', `${EVENTS}/${id}`, { version, picture: null });
    const there = async () =>
      Promise.all(
        [unused, used, undoable].map(async (path) => (await look(path ?? '')).statusCode),
      );
    await forgetUnused(server.database, later(0.9));
    expect(await there()).toEqual([200, 200, 200]);
    await forgetUnused(server.database, later(1.1));
    expect(await there()).toEqual([404, 200, 200]);
  });
});
