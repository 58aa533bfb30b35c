import type { RemoteHandle, RemoteModule } from '@almanaque/shared-contracts';
import { createRecovery, REMOTE_TIMEOUT_MS } from '../remote/recovery.ts';
import { askServer } from './ask-server.ts';
import { failureNotice } from './failure-notice.ts';
import type { RemoteLoader } from './load-remote.ts';

interface SlotOptions {
  readonly frame: HTMLElement;
  /** One Spanish sentence for when it is not there. */
  readonly missing: string;
  readonly loader: RemoteLoader;
  readonly apiBase: () => string;
  readonly onReady: () => void;
  readonly onFailure: (cause: unknown) => void;
}

/**
 * The place of a remote in its frame: waiting for it, with it, or with a notice that it is missing,
 * which stands still while the remote is tried for again. What comes late is welcome.
 */
export function createSlot({ frame, missing, loader, apiBase, onReady, onFailure }: SlotOptions) {
  const content = document.createElement('div');
  content.className = 'content';
  const recovery = createRecovery(() => {
    if (stay !== null) void attempt(stay);
  });
  let handle: RemoteHandle | null = null;
  let loading: Promise<RemoteModule> | null = null;
  /** The last question to the server: one that hangs must not stand in the way of the next. */
  let asking = new AbortController();
  /** The stay that lasts: whoever leaves has none. */
  let stay: symbol | null = null;

  const unmount = () => {
    handle?.unmount();
    handle = null;
  };
  const put = (shown: HTMLElement, isBusy: boolean) => {
    frame.setAttribute('aria-busy', String(isBusy));
    if (shown.parentNode !== frame) frame.replaceChildren(shown);
  };
  const dropLoaded = () => loading && loader.drop(loading);
  const fail = (cause: unknown) => {
    unmount();
    recovery.plan();
    if (notice.parentNode === frame) return;
    put(notice, false);
    onFailure(cause);
  };
  /** Told while React renders, when nothing may be unmounted. */
  const crashIn = (own: symbol) => (cause: unknown) =>
    queueMicrotask(() => {
      if (stay !== own || !handle) return;
      dropLoaded();
      fail(cause);
    });
  const props = (own: symbol) => ({ apiBase: apiBase(), frame, onError: crashIn(own) });

  const attempt = async (own: symbol): Promise<void> => {
    const mine = loader.load();
    loading = mine;
    asking.abort();
    const question = (asking = new AbortController());
    const giveUp = (cause: unknown) => {
      if (stay === own && asking === question && !handle) fail(cause);
    };
    const late = setTimeout(giveUp, REMOTE_TIMEOUT_MS, new Error('It did not come in time.'));
    try {
      const [{ mount }] = await Promise.all([mine, askServer(apiBase(), question.signal)]);
      if (stay !== own || handle) return;
      loading = mine;
      put(content, false);
      handle = mount(content, props(own));
      recovery.recovered();
      onReady();
    } catch (cause) {
      giveUp(cause);
    } finally {
      clearTimeout(late);
    }
  };
  const show = () => {
    stay = Symbol('stay');
    recovery.cancel();
    put(content, true);
    void attempt(stay);
  };
  const notice = failureNotice(missing, () => {
    dropLoaded();
    show();
  });

  return {
    /** Shows the remote, unless it does already. */
    show: () => {
      if (stay === null) show();
    },
    leave: () => {
      stay = null;
      asking.abort();
      recovery.cancel();
      unmount();
    },
    update: () => {
      if (stay === null) return;
      if (handle) handle.update(props(stay));
      else void attempt(stay);
    },
  };
}
