import { selectionStore, type RemoteProps } from '@almanaque/shared-contracts';
import type { ElementDefinition } from './definition.ts';
import type { AlmanaqueElement } from './element.d.ts';
import { defineElement } from './index.ts';
import { remoteLoader } from './load-remote.ts';

jest.mock('./load-remote.ts', () => ({ remoteLoader: jest.fn() }));
// What jsdom has not: letters of the document, and style sheets without a tag.
jest.mock('./fonts.ts', () => ({ declareFonts: () => undefined }));

const DAY = '2025-09-30';
const unmount = jest.fn();
const update = jest.fn();
const mount = jest.fn((element: Element, _props?: RemoteProps) => {
  element.textContent = 'el calendario';
  selectionStore();
  return { update, unmount };
});
const remote = { contractVersion: '1.1.0', mount, Component: () => null };
const load = jest.fn(() => Promise.resolve(remote));
const drop = jest.fn();

let made = 0;
/** Defines an element of its own for a test, as that of the calendar. */
function define(definition: Partial<ElementDefinition> = {}): string {
  made += 1;
  const tag = `almanaque-prueba-${made}` as const;
  defineElement({
    tag,
    folder: new URL('https://calendario.test/'),
    container: 'mf_calendar',
    missing: 'No está.',
    room: '0',
    ...definition,
  });
  return tag;
}

const create = (tag: string) => document.createElement(tag) as AlmanaqueElement;
const settle = () => jest.advanceTimersByTimeAsync(0);
const shownIn = (element: Element) => element.shadowRoot?.textContent ?? element.textContent;

/** Names of what it told, in order, with the selected day where there is one. */
function heardFrom(target: EventTarget): string[] {
  const heard: string[] = [];
  for (const name of ['listo', 'seleccion', 'recomendaciones', 'falla']) {
    target.addEventListener(`almanaque-${name}`, (event) => {
      const { detail } = event as CustomEvent<{ readonly date?: string } | null>;
      heard.push(detail?.date === undefined ? name : `${name} ${detail.date}`);
    });
  }
  return heard;
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  load.mockImplementation(() => Promise.resolve(remote));
  jest.mocked(remoteLoader).mockReturnValue({ load, drop });
  selectionStore().restore({ kind: 'none' });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  window.matchMedia = () => new EventTarget() as MediaQueryList;
});

afterEach(() => {
  document.body.replaceChildren();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('attributes and properties say the same', async () => {
  const element = create(define());
  element.apiBase = 'https://api.test';
  element.theme = 'oscuro';
  expect(element.getAttribute('api-base')).toBe('https://api.test');
  expect(element.getAttribute('theme')).toBe('oscuro');
  element.setAttribute('api-base', 'https://otra.test');
  expect(element.apiBase).toBe('https://otra.test');
  element.theme = null;
  expect(element.hasAttribute('theme')).toBe(false);
  document.body.append(element);
  await settle();
  expect(mount.mock.lastCall?.[1]).toMatchObject({ apiBase: 'https://otra.test' });
  element.apiBase = null;
  expect(update.mock.lastCall).toMatchObject([{ apiBase: '' }]);
});

test('the attribute date selects, also while it changes with others; the last one counts', async () => {
  const element = create(define());
  document.body.append(element);
  await settle();
  element.setAttribute('date', '2025-09-01');
  element.setAttribute('date', DAY);
  await settle();
  expect(selectionStore().getState()).toEqual({ kind: 'day', date: DAY });
  expect(element.date).toBe(DAY);
});

test('what was set before the element was defined holds', async () => {
  const tag = `almanaque-prueba-${made + 1}`;
  const element = create(tag);
  Object.assign(element, { apiBase: 'https://api.test', date: DAY });
  document.body.append(element);
  define();
  await settle();
  expect(element.getAttribute('api-base')).toBe('https://api.test');
  expect(Object.hasOwn(element, 'date')).toBe(false);
  expect(selectionStore().getState()).toEqual({ kind: 'day', date: DAY });
});

test('what is asked for before it has come is done once it has', async () => {
  let arrive: (module: typeof remote) => void = () => undefined;
  load.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  const element = create(define());
  document.body.append(element);
  const first = element.select('2025-09-01');
  const second = element.select(DAY);
  await settle();
  expect(selectionStore().getState()).toEqual({ kind: 'none' });
  arrive(remote);
  expect(await Promise.all([first, second])).toEqual([false, true]);
  expect(selectionStore().getState()).toEqual({ kind: 'day', date: DAY });
});

test('it tells once of what others select, and not of what it was asked for', async () => {
  const element = create(define());
  const heard = heardFrom(document);
  document.body.append(element);
  await settle();
  selectionStore().restore({ kind: 'day', date: DAY });
  await element.select('2025-09-01');
  expect(heard).toEqual(['listo', `seleccion ${DAY}`]);
  document.body.replaceChildren();
  await settle();
  selectionStore().restore({ kind: 'day', date: '2025-09-02' });
  expect(heard).toHaveLength(2);
});

test('moved, it goes on as it was; removed, it ends; added again, it begins anew', async () => {
  const element = create(define());
  document.body.append(element);
  await settle();
  const aside = document.createElement('aside');
  document.body.append(aside);
  aside.append(element);
  await settle();
  expect(unmount).not.toHaveBeenCalled();
  element.remove();
  await settle();
  expect(unmount).toHaveBeenCalledTimes(1);
  document.body.append(element);
  await settle();
  expect(mount).toHaveBeenCalledTimes(2);
  expect(shownIn(element)).toBe('el calendario');
});

test('two of a kind share what is loaded and the selection, and each has its own place', async () => {
  const tag = define();
  const [one, two] = [create(tag), create(tag)];
  two.setAttribute('shadow', 'no');
  document.body.append(one, two);
  await settle();
  expect(jest.mocked(remoteLoader)).toHaveBeenCalledTimes(1);
  await one.select(DAY);
  expect(two.date).toBe(DAY);
  one.remove();
  await settle();
  expect(unmount).toHaveBeenCalledTimes(1);
  expect(two.textContent).toBe('el calendario');
});

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
