import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { pageSingleton } from '../page-singleton.ts';

/** Whether somebody looks into this page: each point then marks where it is, also with nothing in it. */
export const pageInspected = (): StoreApi<boolean> =>
  pageSingleton('inspected.v1', () => createStore(() => false));

/** What carries it says its point. */
export const POINT_MARK = 'data-almanaque-point';

export const useInspected = (): boolean => useStore(pageInspected());
