import { offerSignIn, type RemoteProps } from '@almanaque/shared-contracts';
import { fakeServer, type FakeServer, type FakeServerOptions } from './fake-server.ts';
import { runtimeConfig } from './fixtures/installation.ts';
import { freshPage, type FreshPage } from './fresh-page.ts';
import { bring, type Brought } from './brought.ts';
import { openSlot, type Candidate, type Slot } from './slot.ts';

export interface FakeHostOptions extends FakeServerOptions {
  /** Range of contract versions that it accepts. Default: that of Almanaque's own registry. */
  readonly contract?: string;
  /** Nonce of the page's content policy. */
  readonly nonce?: string;
  /** The remote gets a frame of its own, light or dark, and draws in it alone. Default: the page is its frame. */
  readonly frame?: 'light' | 'dark';
  /** What its point hands to what is mounted. */
  readonly point?: RemoteProps['point'];
  /** What other parts bring to this page, for whatever offers a point. Default: nothing, as in a foreign portal. */
  readonly brought?: readonly Brought[];
  /** Whether it says in which installation the remote is, as the shell does. Default: yes. */
  readonly saysConfig?: boolean;
  /** It can show sign-in: gives whether the person signed in. Default: nobody here offers it. */
  readonly signIn?: () => Promise<boolean>;
  /** The `act` of your testing library, for those that want updates wrapped in it. */
  readonly act?: (run: () => Promise<void>) => PromiseLike<void>;
  /** A remote that has not come by then has failed. Default: as long as the shell waits. */
  readonly timeoutMs?: number;
}

export interface FakeHost extends Pick<FakeServer, 'requests'> {
  /** What the page holds once; it is fresh, and records what is done to it. */
  readonly page: FreshPage;
  /** What a test must not let pass, in the order in which it came. */
  readonly problems: readonly string[];
  /**
   * Takes a remote as the shell takes it. Never rejects: a failure is the slot's state.
   * @param candidate what the remote's entry exposes, or a function that loads it.
   * @param manifest its `mf-manifest.json`, to be looked at first.
   */
  readonly mount: (candidate: Candidate, manifest?: unknown) => Promise<Slot>;
  /**
   * Unmounts all there is and leaves the page as it was.
   * @throws an Error that names every problem.
   */
  readonly close: () => Promise<void>;
}

function elementFor(frame: FakeHostOptions['frame']): { outer: HTMLElement; element: HTMLElement } {
  const outer = document.createElement('div');
  if (frame) Object.assign(outer.dataset, { almanaqueFrame: '', almanaqueScheme: frame });
  const element = document.createElement('div');
  outer.append(element);
  document.body.append(outer);
  return { outer, element };
}

/** A host for one test, in the place of the shell or of any portal. Close it in the end. */
export function fakeHost(options: FakeHostOptions = {}): FakeHost {
  const { contract = '^1.0.0', timeoutMs, saysConfig = true, frame, nonce, point } = options;
  const { signIn, act = (run: () => Promise<void>) => run() } = options;
  const config = options.config ?? runtimeConfig();
  const server = fakeServer({ ...options, config });
  const page = freshPage();
  const realFetch: unknown = Reflect.get(globalThis, 'fetch');
  Reflect.set(globalThis, 'fetch', server.fetch);
  const withdraw = signIn && offerSignIn(signIn);
  if (options.brought) bring(options.brought, contract);
  const faults: string[] = [];
  const slots: Slot[] = [];
  const outers: HTMLElement[] = [];

  const inAct = async (run: () => void): Promise<void> => {
    await act(async () => {
      run();
      // What a remote does in microtasks, such as leaving, is done by then.
      await Promise.resolve();
    });
  };

  const mount = async (candidate: Candidate, manifest?: unknown): Promise<Slot> => {
    const { outer, element } = elementFor(frame);
    outers.push(outer);
    const props: RemoteProps = {
      apiBase: config.apiBase,
      ...(saysConfig && { config }),
      ...(nonce !== undefined && { nonce }),
      ...(frame && { frame: outer }),
      ...(point && { point }),
    };
    const complain = (fault: string) => faults.push(fault);
    const place = { element, props, inAct, complain };
    const slot = await openSlot({ candidate, manifest, contract, timeoutMs, ...place });
    slots.push(slot);
    return slot;
  };

  const problems = () => [...server.problems, ...faults];
  return {
    page,
    requests: server.requests,
    get problems() {
      return problems();
    },
    mount,
    close: async () => {
      for (const slot of slots) await slot.unmount();
      for (const outer of outers) outer.remove();
      withdraw?.();
      Reflect.set(globalThis, 'fetch', realFetch);
      page.leave();
      if (problems().length > 0) throw new Error(problems().join('\n'));
    },
  };
}
