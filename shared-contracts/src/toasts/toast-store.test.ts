import fc from 'fast-check';
import { createToastStore, MAX_TOASTS, toastStore } from './toast-store.ts';

const texts = (store: ReturnType<typeof createToastStore>) =>
  store.getState().map(({ text }) => text);

describe('toasts', () => {
  test('are three at most: the oldest gives way', () => {
    const store = createToastStore();
    for (const text of ['uno', 'dos', 'tres', 'cuatro']) store.show(text);
    expect(MAX_TOASTS).toBe(3);
    expect(texts(store)).toEqual(['dos', 'tres', 'cuatro']);
  });

  test('inform unless told otherwise', () => {
    const store = createToastStore();
    store.show('Copiado');
    store.show('No se pudo copiar', 'error');
    expect(store.getState().map(({ tone }) => tone)).toEqual(['info', 'error']);
  });

  test('may offer what to do about them', () => {
    const store = createToastStore();
    const run = jest.fn();
    store.show('Se borró el evento', 'info', { label: 'Deshacer', run });
    store.getState()[0]?.action?.run();
    expect(run).toHaveBeenCalledTimes(1);
  });

  test('go one by one, also two that say the same', () => {
    const store = createToastStore();
    store.show('Copiado');
    store.show('Copiado');
    store.dismiss(store.getState()[0]?.id ?? NaN);
    expect(texts(store)).toEqual(['Copiado']);
  });

  test('an unknown one is gone already', () => {
    const store = createToastStore();
    store.show('Copiado');
    store.dismiss(999);
    expect(texts(store)).toEqual(['Copiado']);
  });

  test('are heard of', () => {
    const store = createToastStore();
    const listener = jest.fn();
    const forget = store.subscribe(listener);
    store.show('Copiado');
    forget();
    store.show('Otra vez');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('are one list for the page', () => {
    expect(toastStore()).toBe(toastStore());
  });
});

test('what cannot be drawn is told to developers and shown to nobody', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const store = createToastStore();
  const show = store.show as (...args: unknown[]) => void;
  const isText = (value: unknown) => typeof value === 'string' && value !== '';
  fc.assert(
    fc.property(fc.anything(), fc.anything(), fc.anything(), (text, tone, action) => {
      fc.pre(!isText(text) || tone !== undefined);
      show(text, tone ?? 'nothing', action);
    }),
    { numRuns: 1000 },
  );
  expect(store.getState()).toEqual([]);
  expect(warn).toHaveBeenCalledTimes(1000);
  warn.mockRestore();
});

test('a listener that throws keeps the others from nothing', () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  const store = createToastStore();
  const heard = jest.fn();
  store.subscribe(() => {
    throw new Error('a remote');
  });
  store.subscribe(heard);
  store.show('Listo');
  expect(heard).toHaveBeenCalledTimes(1);
  error.mockRestore();
});
