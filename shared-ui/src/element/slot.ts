import {
  createRemoteConnection,
  mountIn,
  RemoteFailure,
  type Connect,
  type Mounted,
  type PortalLoader,
} from '@almanaque/remote-loader';
import type { FailureReason, RemoteModule } from '@almanaque/shared-contracts';
import { askServer, type ServerAnswer } from './ask-server.ts';
import type { FailureReport } from './failure-report.ts';
import { failureNotice, signInNotice } from './notices.ts';
import { hasPass, isForeign, offerSignInAt, PASS_CHANGED, signInAt } from './portal-session.ts';

interface SlotOptions {
  /** That of the remote. */
  readonly name: string;
  readonly frame: HTMLElement;
  /** One Spanish sentence for when it is not there. */
  readonly missing: string;
  readonly loader: PortalLoader;
  readonly apiBase: () => string;
  readonly report: FailureReport;
  readonly onReady: () => void;
  readonly onFailure: (cause: unknown) => void;
}

const causeOf = (reason: FailureReason): unknown =>
  'cause' in reason ? reason.cause : new RemoteFailure(reason);

function emptyContent(): HTMLElement {
  const content = document.createElement('div');
  content.className = 'content';
  return content;
}

/**
 * The place of a remote in its frame: waiting for it, with it, or with a notice that it is missing, which
 * stands still while the remote is tried for again, or that it shows nothing without a session.
 */
export function createSlot(options: SlotOptions) {
  const { name, frame, missing, loader, apiBase, report, onReady, onFailure } = options;
  let content = emptyContent();
  let mounted: Mounted | null = null;
  let loading: Promise<unknown> | null = null;
  /** The last question to the server: one that hangs must not stand in the way of the next. */
  let asking = new AbortController();
  let server: ServerAnswer = {};

  /** Learns what the server needs, and offers to sign in there. */
  const meetServer = async (): Promise<void> => {
    asking.abort();
    asking = new AbortController();
    const { signal } = asking;
    const answer = await askServer(apiBase(), signal);
    signal.throwIfAborted();
    server = answer;
    const isOld = answer.readingNeedsSignIn === undefined;
    if (!isOld && isForeign(apiBase())) offerSignInAt(apiBase());
  };
  const connect: Connect<{ readonly module: RemoteModule }> = async (_attempt, progress) => {
    progress('entry');
    loading = loader.load();
    const came = loading.then((module) => {
      progress('mount');
      return module as RemoteModule;
    });
    const [module] = await Promise.all([came, meetServer()]);
    return { module };
  };
  const connection = createRemoteConnection(name, connect, {
    warn: () => undefined,
    report: (load, error) => void report(apiBase(), load, error),
  });
  const dropLoaded = () => loading && loader.drop(loading);

  const put = (shown: HTMLElement, isBusy: boolean) => {
    frame.setAttribute('aria-busy', String(isBusy));
    if (shown.parentNode !== frame) frame.replaceChildren(shown);
  };
  const notice = failureNotice(missing, () => {
    dropLoaded();
    connection.retry();
  });
  const unmount = () => {
    if (!mounted) return;
    mounted.unmount();
    mounted = null;
    content = emptyContent();
  };
  connection.subscribe(() => {
    const state = connection.getState();
    if (state.status !== 'ready') unmount();
    if (state.status === 'pending') put(content, true);
    if (state.status === 'failed' && notice.parentNode !== frame) {
      put(notice, false);
      onFailure(causeOf(state.reason));
    }
    if (state.status === 'ready') present();
  });
  const signIn = signInNotice(() => void signInAt(apiBase()));
  const isClosed = () =>
    server.readingNeedsSignIn === true && isForeign(apiBase()) && !hasPass(apiBase());
  /** Puts what came into its place, or what is needed first. */
  function present(): void {
    const state = connection.getState();
    if (state.status !== 'ready') return;
    if (isClosed()) {
      unmount();
      put(signIn, false);
      return;
    }
    put(content, false);
    mounted = mountIn(
      content,
      state.module,
      { apiBase: apiBase(), frame },
      {
        onCrash: (cause) => {
          dropLoaded();
          connection.crash(cause);
        },
      },
    );
    if (connection.getState() === state) onReady();
  }

  const passChanged = () => {
    if (!mounted || isClosed()) present();
  };

  return {
    /** Shows the remote, unless it does already. */
    show: () => {
      window.addEventListener(PASS_CHANGED, passChanged);
      connection.start();
    },
    leave: () => {
      window.removeEventListener(PASS_CHANGED, passChanged);
      asking.abort();
      connection.stop();
    },
    update: () => {
      if (mounted) {
        server = {};
        mounted.update({ apiBase: apiBase(), frame });
        // One that is not reached is told of by the remote, which reads there.
        void meetServer().then(
          () => isClosed() && present(),
          () => undefined,
        );
      } else if (connection.getState().status === 'ready') connection.retry();
      else connection.again();
    },
  };
}
