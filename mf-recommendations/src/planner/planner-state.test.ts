import { aiThree } from '../testing/fixtures.ts';
import {
  answeredFrom,
  askingFrom,
  cancelledFrom,
  failedFrom,
  ideasOnShow,
  isAsking,
  type Asking,
  type PlannerState,
} from './planner-state.ts';

const some = aiThree.slice(0, 1);
const earlier = aiThree.slice(1);

const asking = (arrived: Asking['arrived'], before: Asking['before']): Asking => ({
  kind: 'asking',
  arrived,
  before,
});
const generated: PlannerState = { kind: 'generated', recommendations: earlier };
const failed: PlannerState = {
  kind: 'failed',
  message: 'Se cortó.',
  stays: 'arrived',
  recommendations: some,
};

test.each<[string, PlannerState, boolean]>([
  ['off', { kind: 'off' }, false],
  ['idle', { kind: 'idle' }, false],
  ['asking', asking([], 'nothing'), true],
  ['generated', generated, false],
])('whether it is asking while %s', (_kind, state, expected) => {
  expect(isAsking(state)).toBe(expected);
});

describe('on show is', () => {
  test.each<[string, PlannerState, readonly unknown[]]>([
    ['nothing while it is off', { kind: 'off' }, []],
    ['nothing before it is asked', { kind: 'idle' }, []],
    ['what has arrived the first time', asking(some, 'nothing'), some],
    ['what has arrived where there was no idea before', asking(some, []), some],
    ['what there was before, until all of the new stands', asking(some, earlier), earlier],
    ['what it brought', generated, earlier],
    ['what had come before it was cancelled', { kind: 'cancelled', recommendations: some }, some],
    ['what had come before it failed', failed, some],
  ])('%s', (_what, state, expected) => {
    expect(ideasOnShow(state)).toEqual(expected);
  });
});

test.each<[string, PlannerState, Asking['before']]>([
  ['for the first time', { kind: 'idle' }, 'nothing'],
  ['for others', generated, earlier],
  ['after a failure', failed, some],
])('asked %s, it remembers what was on show', (_when, state, before) => {
  expect(askingFrom(state)).toEqual(asking([], before));
});

describe('a failure', () => {
  test.each<[string, Asking, 'none' | 'arrived' | 'earlier', readonly unknown[]]>([
    ['before anything came leaves nothing', asking([], 'nothing'), 'none', []],
    ['after some came leaves those', asking(some, 'nothing'), 'arrived', some],
    ['leaves those of before', asking([], earlier), 'earlier', earlier],
    ['leaves those of before, whatever came', asking(some, earlier), 'earlier', earlier],
  ])('%s', (_what, state, stays, recommendations) => {
    const message = 'No se pudo.';
    expect(failedFrom(state, message)).toEqual({ kind: 'failed', message, stays, recommendations });
  });
});

describe('a whole answer', () => {
  test('takes the place of what there was', () => {
    const answered = { kind: 'generated', recommendations: some };
    expect(answeredFrom(asking(some, earlier))).toEqual(answered);
  });

  test('without ideas is an answer where there were none', () => {
    const nothing = { kind: 'generated', recommendations: [] };
    expect(answeredFrom(asking([], 'nothing'))).toEqual(nothing);
    expect(answeredFrom(asking([], []))).toEqual(nothing);
  });

  test('without ideas does not take the place of earlier ones', () => {
    expect(answeredFrom(asking([], earlier))).toEqual({
      kind: 'failed',
      message: 'La IA no trajo ideas nuevas.',
      stays: 'earlier',
      recommendations: earlier,
    });
  });
});

describe('whoever does not want to wait', () => {
  const cancelled = (recommendations: readonly unknown[]) => ({
    kind: 'cancelled',
    recommendations,
  });

  test.each<[string, Asking, PlannerState, unknown]>([
    ['has what came the first time', asking(some, 'nothing'), { kind: 'idle' }, cancelled(some)],
    // Idle, it would be asked again at once.
    ['is not asked for again', asking([], 'nothing'), { kind: 'idle' }, cancelled([])],
    ['has what came where there was none before', asking(some, []), failed, cancelled(some)],
    ['has what there was, where nothing came', asking([], []), failed, failed],
    ['has what there was, though some came', asking(some, earlier), generated, generated],
    ['has what there was before', asking([], earlier), generated, generated],
  ])('%s', (_what, state, before, expected) => {
    expect(cancelledFrom(state, before)).toEqual(expected);
  });
});
