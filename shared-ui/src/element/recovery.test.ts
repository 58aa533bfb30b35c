import {
  create,
  define,
  drop,
  heardFrom,
  load,
  mount,
  remote,
  settle,
  shownIn,
  unmount,
} from './testing/element-page.ts';

test('it is told once that it failed, and is back by itself at 1, 2, 5, 10 and 10 seconds', async () => {
  load.mockImplementation(() => Promise.reject(new Error('gone')));
  const element = create(define());
  const heard = heardFrom(element);
  document.body.append(element);
  await settle();
  expect(shownIn(element)).toBe('No está.Reintentar');
  let tries = 1;
  for (const seconds of [1, 2, 5, 10, 10]) {
    await jest.advanceTimersByTimeAsync(seconds * 1000 - 1);
    expect(load).toHaveBeenCalledTimes(tries);
    await jest.advanceTimersByTimeAsync(1);
    tries += 1;
    expect(load).toHaveBeenCalledTimes(tries);
  }
  expect(heard).toEqual(['falla']);
  load.mockImplementation(() => Promise.resolve(remote));
  await jest.advanceTimersByTimeAsync(10_000);
  expect(heard).toEqual(['falla', 'listo']);
  expect(shownIn(element)).toBe('el calendario');
});

test('nothing is tried while nobody can see the page, nor after the element has left', async () => {
  load.mockImplementation(() => Promise.reject(new Error('gone')));
  const visible = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const element = create(define());
  document.body.append(element);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(1);
  visible.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect(load).toHaveBeenCalledTimes(2);
  element.remove();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(2);
});

test('one that leaves while a try waits for the page to be seen leaves no listener and no timer', async () => {
  load.mockImplementation(() => Promise.reject(new Error('gone')));
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const waiting = new Set<unknown>();
  const add = document.addEventListener.bind(document);
  const remove = document.removeEventListener.bind(document);
  jest
    .spyOn(document, 'addEventListener')
    .mockImplementation((type: string, listener: EventListenerOrEventListenerObject) => {
      if (type === 'visibilitychange') waiting.add(listener);
      add(type, listener);
    });
  jest
    .spyOn(document, 'removeEventListener')
    .mockImplementation((type: string, listener: EventListenerOrEventListenerObject) => {
      waiting.delete(listener);
      remove(type, listener);
    });
  const element = create(define());

  document.body.append(element);
  await settle();
  // A try is planned, and then waits to be seen.
  expect(jest.getTimerCount()).toBe(1);
  await jest.advanceTimersByTimeAsync(1000);
  expect(waiting.size).toBe(1);
  element.remove();
  await settle();
  expect(waiting.size).toBe(0);
  expect(jest.getTimerCount()).toBe(0);
});

test('what hangs is missing within five seconds, and welcome should it come', async () => {
  let arrive: (module: typeof remote) => void = () => undefined;
  load.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  load.mockReturnValue(new Promise(() => undefined));
  const element = create(define());
  document.body.append(element);
  await jest.advanceTimersByTimeAsync(4900);
  expect(shownIn(element)).toBe('No está.Reintentar');
  await jest.advanceTimersByTimeAsync(3000);
  arrive(remote);
  await settle();
  expect(shownIn(element)).toBe('el calendario');
});

test('one that crashes gives way to the notice, and is loaded anew', async () => {
  const element = create(define());
  document.body.append(element);
  await settle();
  mount.mock.lastCall?.[1]?.onError?.(new Error('crashed'));
  await settle();
  expect(unmount).toHaveBeenCalledTimes(1);
  expect(drop).toHaveBeenCalledTimes(1);
  expect(shownIn(element)).toBe('No está.Reintentar');
  await jest.advanceTimersByTimeAsync(1000);
  expect(shownIn(element)).toBe('el calendario');
});
