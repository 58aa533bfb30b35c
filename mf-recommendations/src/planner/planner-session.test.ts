import type { Recommendation } from '@almanaque/shared-contracts';
import { aiThree } from '../testing/fixtures.ts';
import { PlannerError } from './answer.ts';
import { createPlannerSession, type Ask } from './planner-session.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve));
const ignore = () => undefined;

const answering = (recommendations: readonly Recommendation[]) =>
  jest.fn<ReturnType<Ask>, Parameters<Ask>>(async function* () {
    await settle();
    yield* recommendations;
  });

const failing = (error: Error) =>
  jest.fn<ReturnType<Ask>, Parameters<Ask>>(async function* () {
    yield* await Promise.reject<Recommendation[]>(error);
  });

test('asks nothing until someone looks, then once however many look', async () => {
  const ask = answering(aiThree);
  const session = createPlannerSession(ask);
  expect(session.getState()).toEqual({ kind: 'idle' });
  session.subscribe(ignore)();
  session.subscribe(ignore);
  session.subscribe(ignore);
  expect(session.getState()).toEqual({ kind: 'loading', meanwhile: 'nothing' });
  await settle();
  await settle();
  expect(session.getState()).toEqual({ kind: 'generated', recommendations: aiThree });
  expect(ask).toHaveBeenCalledTimes(1);
});

test('tells of each recommendation as it comes', async () => {
  const session = createPlannerSession(answering(aiThree));
  const seen: number[] = [];
  session.subscribe(() => {
    const state = session.getState();
    if (state.kind === 'streaming') seen.push(state.recommendations.length);
  });
  await settle();
  await settle();
  expect(seen).toEqual([1, 2, 3]);
});

test('takes the question back when nobody looks any more, and asks anew on coming back', async () => {
  const ask = answering(aiThree);
  const session = createPlannerSession(ask);
  const leave = session.subscribe(ignore);
  leave();
  await settle();
  await settle();
  expect(ask.mock.calls[0]?.[1].aborted).toBe(true);
  expect(session.getState()).toEqual({ kind: 'idle' });
  session.subscribe(ignore);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('keeps its answer when nobody looks, and does not ask again', async () => {
  const ask = answering(aiThree);
  const session = createPlannerSession(ask);
  const leave = session.subscribe(ignore);
  await settle();
  await settle();
  leave();
  await settle();
  session.subscribe(ignore);
  expect(session.getState().kind).toBe('generated');
  expect(ask).toHaveBeenCalledTimes(1);
});

test('asks for other ideas, with the last ones on show meanwhile', async () => {
  const ask = answering(aiThree);
  const session = createPlannerSession(ask);
  session.subscribe(ignore);
  await settle();
  await settle();
  session.regenerate();
  session.regenerate();
  expect(session.getState()).toEqual({ kind: 'loading', meanwhile: aiThree });
  expect(ask).toHaveBeenCalledTimes(2);
  expect(ask.mock.calls[1]?.[0]).toEqual(aiThree.map(({ title }) => title));
});

test.each([
  ['what the planner said', new PlannerError('Llegaste al límite.'), 'Llegaste al límite.'],
  [
    'the default for what the network threw',
    new TypeError('network'),
    'Error al generar recomendaciones. Intenta nuevamente.',
  ],
])('a failure carries %s', async (_what, error, message) => {
  const session = createPlannerSession(failing(error));
  session.subscribe(ignore);
  await settle();
  await settle();
  expect(session.getState()).toEqual({ kind: 'failed', message });
  session.regenerate();
  expect(session.getState()).toEqual({ kind: 'loading', meanwhile: 'predefined' });
});
