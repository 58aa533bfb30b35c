import type * as fetchJson from './fetch-json.ts';
import { ApiError } from './fetch-json.ts';
import { createQueryClient, queryClient, retryDelay, shouldRetry } from './query-client.ts';

describe('a failed query', () => {
  test('is retried after 1, 2 and 4 seconds, never later than 30', () => {
    expect([0, 1, 2].map(retryDelay)).toEqual([1000, 2000, 4000]);
    expect([4, 5, 20].map(retryDelay)).toEqual([16_000, 30_000, 30_000]);
  });

  test('is retried three times', () => {
    const unreachable = new TypeError('Failed to fetch');
    expect([0, 1, 2, 3].map((failures) => shouldRetry(failures, unreachable))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  test.each([
    [400, false],
    [403, false],
    [404, false],
    [408, true],
    [429, true],
    [500, true],
    [503, true],
  ])('with status %i is retried: %p', (status, retried) => {
    expect(shouldRetry(0, new ApiError(status, 'No se pudo.'))).toBe(retried);
  });

  test('is not retried while there is no connection', () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(shouldRetry(0, new TypeError('Failed to fetch'))).toBe(false);
    onLine.mockRestore();
  });

  test('is refused for good too when another copy of the package asked', () => {
    jest.isolateModules(() => {
      const other = jest.requireActual<typeof fetchJson>('./fetch-json.ts');
      expect(other.ApiError).not.toBe(ApiError);
      expect(shouldRetry(0, new other.ApiError(404, 'No existe.'))).toBe(false);
    });
  });
});

describe('the query client', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('asks four times in all, at the specified times, then gives up', async () => {
    const started = Date.now();
    const asked: number[] = [];
    const failing = createQueryClient().query({
      queryKey: ['failing'],
      queryFn: () => {
        asked.push(Date.now() - started);
        return Promise.reject(new TypeError('Failed to fetch'));
      },
    });
    const outcome = expect(failing).rejects.toThrow('Failed to fetch');
    await jest.advanceTimersByTimeAsync(60_000);
    await outcome;
    expect(asked).toEqual([0, 1000, 3000, 7000]);
  });

  test('drops what nobody uses after five minutes', async () => {
    const client = createQueryClient();
    await client.query({ queryKey: ['unused'], queryFn: () => 'kept' });
    await jest.advanceTimersByTimeAsync(5 * 60_000 - 1);
    expect(client.getQueryData(['unused'])).toBe('kept');
    await jest.advanceTimersByTimeAsync(1);
    expect(client.getQueryData(['unused'])).toBeUndefined();
  });

  test('is one for the page', () => {
    expect(queryClient()).toBe(queryClient());
  });
});
