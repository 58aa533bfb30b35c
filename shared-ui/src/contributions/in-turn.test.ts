import { inTurn } from './in-turn.ts';

const NEVER = new Promise<void>(() => undefined);
const act = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  act.mockClear();
});
afterEach(() => jest.useRealTimers());

test('what comes second begins after the frame in which the first was drawn', async () => {
  inTurn(Promise.resolve(), act);
  const onFrame = jest.fn(() => expect(act).not.toHaveBeenCalled());
  await Promise.resolve();
  requestAnimationFrame(onFrame);
  await jest.advanceTimersByTimeAsync(100);
  expect(onFrame).toHaveBeenCalledTimes(1);
  expect(act).toHaveBeenCalledTimes(1);
});

test('it waits for a second at most, and comes once', async () => {
  let draw = (): void => undefined;
  inTurn(new Promise((resolve) => (draw = resolve)), act);
  await jest.advanceTimersByTimeAsync(999);
  expect(act).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(act).toHaveBeenCalledTimes(1);
  draw();
  await jest.advanceTimersByTimeAsync(100);
  expect(act).toHaveBeenCalledTimes(1);
});

test.each([
  ['drawn', Promise.resolve()],
  ['not there', NEVER],
])('given up, it does not come, with the first %s', async (_what, first) => {
  inTurn(first, act)();
  await jest.advanceTimersByTimeAsync(2000);
  expect(act).not.toHaveBeenCalled();
});
