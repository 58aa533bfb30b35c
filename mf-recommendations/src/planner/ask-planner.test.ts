/** @jest-environment ./mf-recommendations/src/testing/browser-environment.cjs */
import type { Recommendation } from '@almanaque/shared-contracts';
import { refusal, reply } from '@almanaque/shared-contracts/testing';
import { fakeServer, lineByLine } from '../testing/fake-server.ts';
import { aiThree, birthday, host } from '../testing/fixtures.ts';
import { DEFAULT_MESSAGE, INVALID_MESSAGE } from './answer.ts';
import { askPlanner } from './ask-planner.ts';
import { describeEvent } from './describe-event.ts';
import { requestFor } from './use-planner.ts';

const ask = (config = host) =>
  askPlanner(config, requestFor(birthday, []), new AbortController().signal);

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
    eventDescription: describeEvent('Cumpleaños'),
    eventType: 'cumpleanos',
    eventDate: '2025-09-20',
    tone: 'festivo',
  });
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
