/** @jest-environment ./mf-recommendations/src/testing/browser-environment.cjs */
import type { Recommendation } from '@almanaque/shared-contracts';
import { fakeServer, json, lineByLine, sent } from '../testing/fake-server.ts';
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
  const { planner } = fakeServer();
  planner.mockReturnValue(json({ recommendations: [] }));
  await all(ask({ ...host, apiBase: 'https://api.example' }));
  const call = planner.mock.calls[0]?.[0];
  expect(call?.url.href).toBe('https://api.example/functions/v1/ai-event-planner');
  expect(call?.init.method).toBe('POST');
  expect(call?.init.headers).toMatchObject({
    apikey: 'clave-publica',
    Authorization: 'Bearer clave-publica',
  });
  expect(sent(call)).toEqual({
    eventTitle: 'Cumpleaños de Marina Olivera',
    eventDescription: describeEvent('Cumpleaños'),
    eventType: 'cumpleanos',
    eventDate: '2025-09-20',
    tone: 'festivo',
  });
});

test('takes the plain answer of a hosted platform', async () => {
  fakeServer().planner.mockReturnValue(json({ recommendations: aiThree }));
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

test.each([
  [
    'refused with a message',
    () => json({ error: 'x', message: 'Llegaste al límite.' }, 429),
    'Llegaste al límite.',
  ],
  ['refused with an error', () => json({ error: 'Está apagada.' }, 503), 'Está apagada.'],
  ['refused without a word', () => new Response('<html>', { status: 500 }), DEFAULT_MESSAGE],
  ['answered with an error', () => json({ error: 'x' }), INVALID_MESSAGE],
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
