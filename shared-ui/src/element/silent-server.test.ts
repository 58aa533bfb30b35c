import {
  answers,
  ask,
  create,
  define,
  drop,
  heardFrom,
  mount,
  settle,
  shownIn,
} from './testing/element-page.ts';

/** Settles with nothing but the end of the question, as a connection that hangs. */
const hangs = (_url: string, { signal }: RequestInit) =>
  new Promise<Response>((_resolve, reject) =>
    signal?.addEventListener('abort', () => reject(new Error('aborted'))),
  );

describe('a server that does not answer', () => {
  test('that hangs is told of within five seconds; the part comes when it answers, loaded once', async () => {
    ask.mockImplementation(hangs);
    const element = create(define());
    const heard = heardFrom(element);
    element.setAttribute('api-base', 'https://api.test');
    document.body.append(element);
    await jest.advanceTimersByTimeAsync(4000);
    expect(shownIn(element)).toBe('');
    await jest.advanceTimersByTimeAsync(900);
    expect(shownIn(element)).toBe('No está.Reintentar');
    const notice = element.shadowRoot?.querySelector('.notice');
    await jest.advanceTimersByTimeAsync(20_000);
    expect(element.shadowRoot?.querySelector('.notice')).toBe(notice);
    // Only one of the questions that hang is open at a time.
    const questions = ask.mock.calls.map(([, { signal }]) => signal?.aborted);
    expect(questions.length).toBeGreaterThan(3);
    expect(questions.filter((isAborted) => isAborted === false)).toHaveLength(1);
    expect(heard).toEqual(['falla']);

    ask.mockImplementation(() => Promise.resolve(answers()));
    // What is left of a try that and ten seconds.
    await jest.advanceTimersByTimeAsync(4500 + 10_000);
    expect(shownIn(element)).toBe('el calendario');
    expect(heard).toEqual(['falla', 'listo']);
    expect(ask.mock.lastCall?.[0]).toBe('https://api.test/api/v1/runtime-config');
    expect(drop).not.toHaveBeenCalled();
  });

  test.each([
    ['is down', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['refuses', () => Promise.resolve({ ok: false, status: 503 } as Response)],
    [
      'is another',
      () =>
        Promise.resolve({ ok: true, json: () => Promise.reject(new SyntaxError()) } as Response),
    ],
  ])('that %s is told of at once', async (_what, answer) => {
    ask.mockImplementation(answer);
    const element = create(define());
    document.body.append(element);
    await settle();
    expect(shownIn(element)).toBe('No está.Reintentar');
    expect(mount).not.toHaveBeenCalled();
  });

  test('is not waited for where the element is told of another', async () => {
    ask.mockImplementation(hangs);
    const element = create(define());
    document.body.append(element);
    await settle();
    ask.mockImplementation(() => Promise.resolve(answers()));
    element.apiBase = 'https://api.test';
    await settle();
    expect(shownIn(element)).toBe('el calendario');
  });

  test('is asked nothing more by one that has left', async () => {
    ask.mockImplementation(hangs);
    const element = create(define());
    document.body.append(element);
    await settle();
    element.remove();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(ask.mock.lastCall?.[1].signal?.aborted).toBe(true);
    expect(jest.getTimerCount()).toBe(0);
  });
});
