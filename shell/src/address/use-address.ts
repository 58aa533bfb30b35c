import {
  NOTHING_SELECTED,
  selectionStore,
  toastStore,
  useQueryClient,
  viewStore,
  type Selection,
} from '@almanaque/shared-contracts';
import { useEffect } from 'react';
import { documentTitle } from '../page/document-title.ts';
import { readAddress, writeAddress, type Address } from './address.ts';
import { findEvent } from './find-event.ts';
import { readView, writeView } from './view-address.ts';

/** What can be shown of an address at once: an event must first be looked up, its day need not. */
const immediate = (address: Address): Selection =>
  address.kind === 'day' || address.kind === 'event'
    ? { kind: 'day', date: address.date }
    : NOTHING_SELECTED;

/** Keeps address, title, selection and view telling the same, the browser's back and forward included. */
export function useAddress(apiBase: string): void {
  const queries = useQueryClient();

  useEffect(() => {
    const store = selectionStore();
    const views = viewStore();
    let following = false;

    const write = (how: 'pushState' | 'replaceState') => {
      const search = writeView(views.getState(), writeAddress(store.getState(), location.search));
      if (search !== location.search) history[how](null, '', `/${search}${location.hash}`);
      document.title = documentTitle(store.getState());
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
      if (address.kind === 'invalid') {
        toastStore().show(`La fecha del enlace no existe: ${address.text}.`, 'error');
        write('replaceState');
      }
      if (address.kind !== 'event') return;

      const shown = store.getState();
      const event = await findEvent(queries, apiBase, address.date, address.eventId).catch(
        () => null,
      );
      // The person has moved on meanwhile: what they chose stands.
      if (store.getState() !== shown) return;
      if (event) {
        show({ kind: 'event', event });
      } else {
        toastStore().show('El evento del enlace no está en el calendario.', 'error');
        write('replaceState');
      }
    };
    const onPopState = () => void follow();

    onPopState();
    const onChange = () => {
      if (!following) write('pushState');
    };
    const unsubscribe = [store.subscribe(onChange), views.subscribe(onChange)];
    window.addEventListener('popstate', onPopState);
    return () => {
      for (const forget of unsubscribe) forget();
      window.removeEventListener('popstate', onPopState);
    };
  }, [queries, apiBase]);
}
