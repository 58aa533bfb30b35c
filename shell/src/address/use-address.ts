import {
  navigation,
  NOTHING_SELECTED,
  selectionStore,
  toastStore,
  useQueryClient,
  viewStore,
  type PageLocation,
  type Selection,
  type ViewState,
} from '@almanaque/shared-contracts';
import { useEffect } from 'react';
import { afterFrame } from '../after-frame.ts';
import { documentTitle } from '../page/document-title.ts';
import { MONTH_PATH } from '@almanaque/shared-contracts/contributions';
import { readAddress, writeAddress, type Address } from './address.ts';
import { readView, writeView } from './view-address.ts';

/** What can be shown of an address at once: an event must first be looked up, its day need not. */
const immediate = (address: Address): Selection =>
  'date' in address && address.date !== null
    ? { kind: 'day', date: address.date }
    : NOTHING_SELECTED;

/** The address of the calendar as it was last seen. */
export const monthAddress = (apiBase: string): string =>
  `${MONTH_PATH}${writeView(viewStore().getState(), writeAddress(selectionStore(apiBase).getState(), ''))}`;

/** Keeps address, title, selection and view telling the same, the browser's back and forward included. */
export function useAddress(apiBase: string): void {
  const queries = useQueryClient();

  useEffect(() => {
    const page = navigation();
    const store = selectionStore(apiBase);
    const views = viewStore();
    let following = false;
    let writing = false;
    /**
     * What was chosen and is not in the address yet: a new one occupies page and browser, and would hold up
     * the frame that shows the choice. Each is a step to come back to.
     */
    let chosen: { readonly selection: Selection; readonly view: ViewState }[] = [];

    /** Who is on another page by now is not told of this one. */
    const title = (selection = store.getState()) => {
      if (page.getState().path === MONTH_PATH) page.title(documentTitle(selection));
    };
    const write = (replace: boolean, selection: Selection, view: ViewState) => {
      const { path, search: before } = page.getState();
      const isHere = path === MONTH_PATH;
      // Elsewhere an event that is opened leads here, as from a search; what else changes is seen later.
      if (!isHere && selection.kind !== 'event') return;
      const search = writeView(view, writeAddress(selection, isHere ? before : ''));
      writing = true;
      if (!isHere || search !== before) {
        page.go(`${MONTH_PATH}${search}${isHere ? location.hash : ''}`, { replace });
      }
      writing = false;
      title(selection);
    };
    const writeChosen = () => {
      const steps = chosen;
      chosen = [];
      for (const { selection, view } of steps) write(false, selection, view);
    };
    const replace = () => {
      writeChosen();
      if (page.getState().path === MONTH_PATH) write(true, store.getState(), views.getState());
    };
    const show = (selection: Selection) => {
      following = true;
      store.restore(selection);
      following = false;
      title();
    };

    const follow = async () => {
      const { search } = page.getState();
      const address = readAddress(search);
      following = true;
      views.restore(readView(search));
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
    const onArrival = ({ path, search }: PageLocation) => {
      if (writing || path !== MONTH_PATH) return;
      // The browser has gone on before it was written.
      chosen = [];
      // Whoever comes back from another page finds it as they left it.
      if (`${MONTH_PATH}${search}` === monthAddress(apiBase)) title();
      else void follow();
    };

    onArrival(page.getState());
    const onChange = () => {
      if (following) return;
      chosen.push({ selection: store.getState(), view: views.getState() });
      if (chosen.length === 1) afterFrame(writeChosen);
    };
    const unsubscribe = [
      store.subscribe(onChange),
      views.subscribe(onChange),
      page.subscribe(onArrival),
    ];
    return () => {
      writeChosen();
      for (const forget of unsubscribe) forget();
    };
  }, [queries, apiBase]);
}
