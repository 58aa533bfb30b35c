import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { createQueryClient } from './query-client.ts';

const settle = () => jest.advanceTimersByTimeAsync(0);

/** What a view is told of a question that `answer` settles. */
function watch(answer: () => Promise<string>) {
  const client = createQueryClient();
  // As the page does, so that it hears of the network.
  client.mount();
  const observer = new QueryObserver(client, { queryKey: ['x'], queryFn: answer });
  const unsubscribe = observer.subscribe(() => undefined);
  const forget = () => {
    unsubscribe();
    client.unmount();
  };
  const told = () => {
    const { status, fetchStatus } = observer.getCurrentResult();
    return [status, fetchStatus];
  };
  return { told, forget };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  onlineManager.setOnline(true);
  jest.useRealTimers();
});

test('a question is pending while it is fetched, and then a success', async () => {
  const { told, forget } = watch(() => Promise.resolve('x'));
  expect(told()).toEqual(['pending', 'fetching']);
  await settle();
  expect(told()).toEqual(['success', 'idle']);
  forget();
});

test('an error once all its tries have failed', async () => {
  const { told, forget } = watch(() => Promise.reject(new TypeError('Failed to fetch')));
  await settle();
  expect(told()).toEqual(['pending', 'fetching']);
  await jest.advanceTimersByTimeAsync(7_000);
  expect(told()).toEqual(['error', 'idle']);
  forget();
});

test('paused without a network, and goes on by itself with one', async () => {
  onlineManager.setOnline(false);
  const { told, forget } = watch(() => Promise.resolve('x'));
  await settle();
  expect(told()).toEqual(['pending', 'paused']);
  onlineManager.setOnline(true);
  await settle();
  expect(told()).toEqual(['success', 'idle']);
  forget();
});
