import { createRecovery } from './recovery.ts';

const attempt = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  attempt.mockClear();
});
afterEach(() => jest.useRealTimers());

/** After how many milliseconds the attempt that is planned now comes. */
function waitOf(recovery: ReturnType<typeof createRecovery>): number {
  attempt.mockClear();
  recovery.plan();
  const began = performance.now();
  jest.advanceTimersToNextTimer();
  expect(attempt).toHaveBeenCalledTimes(1);
  return performance.now() - began;
}

test('each wait is longer than the one before, up to ten seconds', () => {
  const recovery = createRecovery(attempt);
  expect([1, 2, 3, 4, 5].map(() => waitOf(recovery))).toEqual([1000, 2000, 5000, 10_000, 10_000]);
});

test.each([
  ['half a minute and no longer', 30_000, 5000],
  ['longer', 30_001, 1000],
])(
  'a remote that stood for %s (%d ms) and fails again is waited for %d ms',
  (_what, stood, wait) => {
    const recovery = createRecovery(attempt);
    waitOf(recovery);
    waitOf(recovery);
    recovery.recovered();
    jest.advanceTimersByTime(stood);
    expect(waitOf(recovery)).toBe(wait);
  },
);

test('what is planned is replaced by what is planned after, and dropped by what recovers', () => {
  const recovery = createRecovery(attempt);
  recovery.plan();
  recovery.plan();
  expect(jest.getTimerCount()).toBe(1);
  recovery.recovered();
  expect(jest.getTimerCount()).toBe(0);
});

test('what is planned can be called off', () => {
  const recovery = createRecovery(attempt);
  recovery.plan();
  recovery.cancel();
  expect(jest.getTimerCount()).toBe(0);
});

describe('while nobody can see the page', () => {
  let visibility: DocumentVisibilityState;
  const become = (state: DocumentVisibilityState) => {
    visibility = state;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  beforeEach(() => {
    visibility = 'hidden';
    jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  });
  afterEach(() => jest.restoreAllMocks());

  /** An attempt whose time has come on the hidden page. */
  const overdue = () => {
    const recovery = createRecovery(attempt);
    recovery.plan();
    jest.advanceTimersToNextTimer();
    return recovery;
  };

  test('the attempt waits until the page is seen, and then comes once', () => {
    overdue();
    become('hidden');
    expect(attempt).not.toHaveBeenCalled();
    become('visible');
    become('visible');
    expect(attempt).toHaveBeenCalledTimes(1);
  });

  test('one that waits can be called off as well', () => {
    overdue().cancel();
    become('visible');
    expect(attempt).not.toHaveBeenCalled();
  });
});
