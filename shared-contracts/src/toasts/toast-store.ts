import * as z from 'zod/mini';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { guarded } from '../guarded-listener.ts';
import { pageSingleton } from '../page-singleton.ts';

/** Section 9: at most this many at once, each closing by itself after this long. */
export const MAX_TOASTS = 3;
export const TOAST_MS = 4000;

/** What a person may do about what the toast says, such as 'Deshacer'. The toast closes with it. */
export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly tone: 'info' | 'success' | 'error';
  readonly action?: ToastAction;
}

/** What a toast must be to be drawn: it may come from a remote of another team or another build. */
const toastSchema = z.object({
  text: z.string().check(z.minLength(1)),
  tone: z.enum(['info', 'success', 'error']),
  action: z.optional(
    z.object({
      label: z.string().check(z.minLength(1)),
      run: z.custom<() => void>((run) => typeof run === 'function'),
    }),
  ),
});

export interface ToastStore {
  readonly getState: () => readonly Toast[];
  readonly getInitialState: () => readonly Toast[];
  readonly subscribe: (
    listener: (now: readonly Toast[], before: readonly Toast[]) => void,
  ) => () => void;
  /**
   * With three already there, the oldest gives way. One that cannot be drawn is reported to the
   * console and not shown, so no remote can crash its neighbours through it.
   */
  readonly show: (text: string, tone?: Toast['tone'], action?: ToastAction) => void;
  readonly dismiss: (id: number) => void;
}

export function createToastStore(): ToastStore {
  const store = createStore<readonly Toast[]>(() => []);
  let lastId = 0;
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: (listener) => store.subscribe(guarded('toasts', listener)),
    show: (text, tone = 'info', action) => {
      const { data, error } = toastSchema.safeParse({ text, tone, action });
      if (!data) {
        console.warn('Almanaque: a message was not shown because it does not fit.', error);
        return;
      }
      lastId += 1;
      const toast = { id: lastId, text, tone, ...(action && { action }) };
      store.setState([...store.getState(), toast].slice(-MAX_TOASTS), true);
    },
    dismiss: (id) =>
      store.setState(
        store.getState().filter((toast) => toast.id !== id),
        true,
      ),
  };
}

export const toastStore = (): ToastStore => pageSingleton('toasts.v1', createToastStore);

export const useToasts = (): readonly Toast[] => useStore(toastStore());
