/** @jest-environment ./mf-recommendations/src/testing/browser-environment.cjs */
import type { CalendarEvent, Recommendation } from '@almanaque/shared-contracts';
import { companyEvent, refusal, reply } from '@almanaque/shared-contracts/testing';
import { fakeServer, lineByLine } from '../testing/fake-server.ts';
import { aiThree, birthday, host } from '../testing/fixtures.ts';
import { DEFAULT_MESSAGE, INVALID_MESSAGE } from './answer.ts';
import { askPlanner } from './ask-planner.ts';
import { describeEvent } from './describe-event.ts';
import { requestFor } from './use-planner.ts';

const ask = (config = host) =>
  askPlanner(config, requestFor(birthday, '', []), new AbortController().signal);

async function all(answer: AsyncGenerator<Recommendation, void>) {
  const got: Recommendation[] = [];
  for await (const recommendation of answer) got.push(recommendation);
  return got;
}

const line = (recommendation: unknown) => ({ type: 'recommendation', recommendation });

test('calls the function with the public key and what section 7 names', async () => {
  const { planner, calls } = fakeServer();
  planner.mockReturnValue({ recommendations: [] });
  await all(ask({ ...host, apiBase: 'https://api.example' }));
  const [call] = calls;
  expect(call?.url.href).toBe('https://api.example/functions/v1/ai-event-planner');
  expect(call?.init.method).toBe('POST');
  expect(call?.init.headers).toMatchObject({
    apikey: 'clave-publica-de-prueba',
    Authorization: 'Bearer clave-publica-de-prueba',
  });
  expect(planner.mock.calls[0]?.[0].body).toEqual({
    eventTitle: 'Cumpleaños de Marina Olivera',
    eventDescription: describeEvent({ title: 'Cumpleaños', type: 'cumpleanos' }),
    eventType: 'cumpleanos',
    eventDate: '2025-09-20',
    tone: 'festivo',
  });
});

test('of an event of the company’s own it sends text and place, beside what section 7 names', () => {
  const own: CalendarEvent = {
    ...companyEvent({ date: '2026-12-18', title: 'Cierre de balance' }),
    description: 'Con sanguchitos.',
    place: 'Quincho',
    origin: { kind: 'empresa', sample: false, eventId: 'e1' },
  };
  expect(requestFor(own, 'Molinos', [])).toMatchObject({
    eventDescription: 'Evento corporativo: Cierre de balance',
    eventDetails: { text: 'Con sanguchitos.', place: 'Quincho' },
  });
  const { place: _place, ...bare } = { ...own, description: '' };
  expect(requestFor(bare, '', [])).not.toHaveProperty('eventDetails');
});

test('takes the plain answer of a hosted platform', async () => {
  fakeServer().planner.mockReturnValue({ recommendations: aiThree });
  expect(await all(ask())).toEqual(aiThree);
});

test('yields each recommendation when its line arrives, before the next one is there', async () => {
  const lines = lineByLine();
  fakeServer().planner.mockReturnValue(lines.response);
  const answer = ask();
  lines.send(line(aiThree[0]));
  expect((await answer.next()).value).toEqual(aiThree[0]);
  const [whole] = [JSON.stringify(line(aiThree[1]))];
  lines.sendRaw(whole.slice(0, 40));
  lines.sendRaw(`${whole.slice(40)}\n\n`);
  expect((await answer.next()).value).toEqual(aiThree[1]);
  lines.send({ type: 'done' });
  expect((await answer.next()).done).toBe(true);
});

test.each<[string, () => unknown, string]>([
  ['refused with a message', () => refusal(429, 'Llegaste al límite.'), 'Llegaste al límite.'],
  ['refused with an error', () => reply(503, { error: 'Está apagada.' }), 'Está apagada.'],
  ['refused without a word', () => new Response('<html>', { status: 500 }), DEFAULT_MESSAGE],
  ['answered with an error', () => reply(200, { error: 'x' }), INVALID_MESSAGE],
  ['answered with text', () => new Response('hola'), INVALID_MESSAGE],
  [
    'answered with broken JSON',
    () =>
      new Response('{"recommendations": [', { headers: { 'content-type': 'application/json' } }),
    INVALID_MESSAGE,
  ],
  [
    'answered with a web page',
    () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
    INVALID_MESSAGE,
  ],
  ['not reached', () => Promise.reject(new TypeError('Failed to fetch')), DEFAULT_MESSAGE],
])('when it is %s, says so', async (_what, answer, message) => {
  fakeServer().planner.mockImplementation(answer);
  await expect(all(ask())).rejects.toThrow(message);
});

test('a stream that is cut before its end is a failure', async () => {
  const lines = lineByLine();
  fakeServer().planner.mockReturnValue(lines.response);
  lines.send(line(aiThree[0]));
  lines.close();
  await expect(all(ask())).rejects.toThrow(DEFAULT_MESSAGE);
});

describe('a far end that takes the three fields of section 7 alone', () => {
  const THREE = ['eventTitle', 'eventDescription', 'eventType'];
  const strict = ({ body }: { readonly body: unknown }) => {
    const unknown = Object.keys(body as object).find((key) => !THREE.includes(key));
    return unknown === undefined
      ? { recommendations: aiThree }
      : reply(400, { error: `Unknown field ${unknown}` });
  };

  test('is asked again with these, and from then on so at once', async () => {
    const { planner } = fakeServer();
    planner.mockImplementation(strict);
    const far = { ...host, apiBase: 'https://tres-campos.example' };
    expect(await all(ask(far))).toEqual(aiThree);
    expect(await all(ask(far))).toEqual(aiThree);
    expect(planner.mock.calls.map(([{ body }]) => Object.keys(body as object).length > 3)).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('is not asked again when it is one of the three that it refuses', async () => {
    const { planner } = fakeServer();
    planner.mockImplementation(() => reply(400, { error: 'Falta.', field: 'eventTitle' }));
    await expect(all(ask({ ...host, apiBase: 'https://otra.example' }))).rejects.toThrow('Falta.');
    expect(planner).toHaveBeenCalledTimes(1);
  });

  test('says what it refused the second time', async () => {
    const { planner } = fakeServer();
    planner.mockImplementation(() => reply(400, { error: 'No entiendo el tipo.' }));
    const answer = all(ask({ ...host, apiBase: 'https://ninguna.example' }));
    await expect(answer).rejects.toThrow('No entiendo el tipo.');
    expect(planner).toHaveBeenCalledTimes(2);
  });
});

test('ideas that do not fit are left out of a stream; of nothing but these it is a failure', async () => {
  const lines = lineByLine();
  const { planner } = fakeServer();
  planner.mockReturnValue(lines.response);
  lines.send(line({ title: 'x' }));
  lines.send(line(aiThree[1]));
  lines.send({ type: 'done' });
  expect(await all(ask())).toEqual([aiThree[1]]);
  const none = lineByLine();
  planner.mockReturnValue(none.response);
  none.send(line({ title: 'x' }));
  none.send({ type: 'done' });
  await expect(all(ask())).rejects.toThrow(INVALID_MESSAGE);
});
