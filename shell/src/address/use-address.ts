import {
  NOTHING_SELECTED,
  selectionStore,
  toastStore,
  useQueryClient,
  viewStore,
  type Selection,
  type ViewState,
} from '@almanaque/shared-contracts';
import { useEffect } from 'react';
import { afterFrame } from '../after-frame.ts';
import { documentTitle } from '../page/document-title.ts';
import { readAddress, writeAddress, type Address } from './address.ts';
import { readView, writeView } from './view-address.ts';

/** What can be shown of an address at once: an event must first be looked up, its day need not. */
const immediate = (address: Address): Selection =>
  'date' in address && address.date !== null
    ? { kind: 'day', date: address.date }
    : NOTHING_SELECTED;

/** Keeps address, title, selection and view telling the same, the browser's back and forward included. */
export function useAddress(apiBase: string): void {
  const queries = useQueryClient();

  useEffect(() => {
    const store = selectionStore(apiBase);
    const views = viewStore();
    let following = false;
    /**
     * What was chosen and is not in the address yet: a new one occupies page and browser, and would hold up
     * the frame that shows the choice. Each is a step to come back to.
     */
    let chosen: { readonly selection: Selection; readonly view: ViewState }[] = [];

    const write = (how: 'pushState' | 'replaceState', selection: Selection, view: ViewState) => {
      const search = writeView(view, writeAddress(selection, location.search));
      if (search !== location.search) history[how](null, '', `/${search}${location.hash}`);
      document.title = documentTitle(selection);
    };
    const writeChosen = () => {
      const steps = chosen;
      chosen = [];
      for (const { selection, view } of steps) write('pushState', selection, view);
    };
    const replace = () => {
      writeChosen();
      write('replaceState', store.getState(), views.getState());
    };
    const show = (selection: Selection) => {
      following = true;
      store.restore(selection);
      following = false;
      document.title = documentTitle(store.getState());
    };

    const follow = async () => {
      const address = readAddress(location.search);
      following = true;
      views.restore(readView(location.search));
      following = false;
      show(immediate(address));
      if (address.kind === 'none' || address.kind === 'day') return;

      const shown = store.getState();
      const { resolveAddress } = await import('./resolve-address.ts');
      const found = await resolveAddress(queries, apiBase, address);
      // The person has moved on meanwhile: what they chose stands.
      if (store.getState() !== shown) return;
      if (found.kind === 'event') show(found);
      else toastStore().show(found.text, 'error');
      replace();
    };
    const onPopState = () => {
      // The browser has gone on before it was written.
      chosen = [];
      void follow();
    };

    onPopState();
    const onChange = () => {
      if (following) return;
      chosen.push({ selection: store.getState(), view: views.getState() });
      if (chosen.length === 1) afterFrame(writeChosen);
    };
    const unsubscribe = [store.subscribe(onChange), views.subscribe(onChange)];
    window.addEventListener('popstate', onPopState);
    return () => {
      writeChosen();
      for (const forget of unsubscribe) forget();
      window.removeEventListener('popstate', onPopState);
    };
  }, [queries, apiBase]);
}
