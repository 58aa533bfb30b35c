import type { Recommendation } from '@almanaque/shared-contracts';
import { aiThree } from '../testing/fixtures.ts';
import { PlannerError } from './answer.ts';
import { createPlannerSession, PATIENCE_MS, type Ask } from './planner-session.ts';
import { ideasOnShow } from './planner-state.ts';

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
  expect(session.getState()).toEqual({ kind: 'asking', arrived: [], before: 'nothing' });
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
    if (state.kind === 'asking') seen.push(state.arrived.length);
  });
  await settle();
  await settle();
  expect(seen).toEqual([0, 1, 2, 3]);
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
  expect(session.getState()).toEqual({ kind: 'asking', arrived: [], before: aiThree });
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
  expect(session.getState()).toEqual({
    kind: 'failed',
    message,
    stays: 'none',
    recommendations: [],
  });
  session.regenerate();
  expect(session.getState()).toEqual({ kind: 'asking', arrived: [], before: [] });
});

describe('what is on show stays', () => {
  const [first] = aiThree;
  const others = aiThree.map((idea) => ({ ...idea, title: `Otra: ${idea.title}` }));

  /** Answers with each of these in turn; an error in one ends it. */
  const answers = (...lists: readonly (readonly (Recommendation | Error)[])[]) => {
    let asked = 0;
    return jest.fn<ReturnType<Ask>, Parameters<Ask>>(async function* () {
      const list = lists[asked] ?? [];
      asked += 1;
      for (const item of list) {
        await settle();
        if (item instanceof Error) throw item;
        yield item;
      }
    });
  };

  async function ended(session: ReturnType<typeof createPlannerSession>) {
    while (session.getState().kind === 'asking') await settle();
    return session.getState();
  }

  const asked = async (ask: Ask) => {
    const session = createPlannerSession(ask);
    session.subscribe(ignore);
    await ended(session);
    return session;
  };

  test('when it fails after some came', async () => {
    const session = await asked(answers([first as Recommendation, new PlannerError('Se cortó.')]));
    expect(session.getState()).toEqual({
      kind: 'failed',
      message: 'Se cortó.',
      stays: 'arrived',
      recommendations: [first],
    });
  });

  test.each([
    ['fails at once', [new PlannerError('No.')], 'No.'],
    ['fails after some came', [...others.slice(0, 2), new PlannerError('No.')], 'No.'],
    ['comes back without ideas', [], 'La IA no trajo ideas nuevas.'],
  ])('when a new question %s', async (_how, answer, message) => {
    const session = await asked(answers(aiThree, answer));
    session.regenerate();
    expect(await ended(session)).toEqual({
      kind: 'failed',
      message,
      stays: 'earlier',
      recommendations: aiThree,
    });
  });

  test('until all the new ones stand', async () => {
    const session = await asked(answers(aiThree, others));
    const seen: unknown[] = [];
    session.subscribe(() => seen.push(ideasOnShow(session.getState())));
    session.regenerate();
    await ended(session);
    expect(seen).toEqual([aiThree, aiThree, aiThree, aiThree, others]);
  });

  test('when nobody wants to wait', async () => {
    const never = jest.fn<ReturnType<Ask>, Parameters<Ask>>(async function* () {
      yield first as Recommendation;
      await new Promise(ignore);
    });
    const session = createPlannerSession(never);
    session.subscribe(ignore);
    await settle();
    session.cancel();
    expect(never.mock.calls[0]?.[1].aborted).toBe(true);
    expect(session.getState()).toEqual({ kind: 'cancelled', recommendations: [first] });
    session.regenerate();
    expect(never).toHaveBeenCalledTimes(2);
    expect(session.getState()).toMatchObject({ kind: 'asking', before: [first] });
    session.cancel();
    expect(session.getState()).toEqual({ kind: 'cancelled', recommendations: [first] });
  });
});

test('a far end that is silent for a minute has failed', async () => {
  jest.useFakeTimers();
  const silent = jest.fn<ReturnType<Ask>, Parameters<Ask>>(async function* () {
    yield* await new Promise<Recommendation[]>(ignore);
  });
  const session = createPlannerSession(silent);
  session.subscribe(ignore);
  await jest.advanceTimersByTimeAsync(PATIENCE_MS - 1);
  expect(session.getState().kind).toBe('asking');
  await jest.advanceTimersByTimeAsync(1);
  jest.useRealTimers();
  expect(session.getState()).toMatchObject({
    kind: 'failed',
    message: 'La IA tardó demasiado en responder.',
    stays: 'none',
  });
  expect(silent.mock.calls[0]?.[1].aborted).toBe(true);
});
