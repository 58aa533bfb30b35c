import { Origin, type Fault } from './origin.ts';

/** Whoever loads remotes, as this suite tries each of them. */
export interface LoaderUser {
  /** Makes a place for the calendar in the page. */
  readonly open: (origin: Origin) => Promise<void>;
  readonly shows: () => 'nothing yet' | 'the remote' | 'that it is missing';
  /** Lets time go by. */
  readonly wait: (ms: number) => Promise<void>;
  /** For one that leaves it to a test to try again. */
  readonly openAgain?: () => Promise<void>;
  readonly close: () => Promise<void> | void;
}

type UserName = 'shell' | 'element' | 'test kit';

interface FaultRow extends Fault {
  /** Those for whom it is none, and why. */
  readonly noneFor?: Readonly<Partial<Record<UserName, string>>>;
}

const OF_ONE_RELEASE = 'an element is of the same release as its remote, and asks for no contract';
const NO_MANIFEST = 'an element knows where its remote is, and reads no manifest';
const crashes = (mount: () => unknown): object => ({ mount });
const nothing = () => undefined;

/** Every way in which a remote may not be there. */
export const FAULTS: readonly FaultRow[] = [
  { title: 'whose entry is missing', entry: 'missing' },
  { title: 'whose entry never comes', entry: 'never' },
  { title: 'whose entry leaves nothing behind', entry: 'leaves nothing' },
  { title: 'that takes no shared modules', init: 'throws' },
  { title: 'whose code is missing', exposed: 'missing' },
  { title: 'whose code never comes', exposed: 'never' },
  { title: 'that exposes something else', module: { mount: 'no', Component: undefined } },
  {
    title: 'with a manifest of another shape',
    manifest: { metaData: {} },
    noneFor: { element: NO_MANIFEST },
  },
  {
    title: 'built for another contract, as its manifest says',
    manifest: { shared: [{ name: '@almanaque/shared-contracts', version: '2.0.0' }] },
    noneFor: { element: NO_MANIFEST },
  },
  {
    title: 'built for another contract, as it says itself',
    module: { contractVersion: '2.0.0' },
    noneFor: { element: OF_ONE_RELEASE },
  },
  {
    title: 'that throws when it is mounted',
    module: crashes(() => {
      throw new Error('falla');
    }),
  },
  {
    title: 'that gives up while it renders',
    module: {
      mount: (element: Element, { onError }: { readonly onError?: (error: unknown) => void }) => {
        queueMicrotask(() => onError?.(new Error('falla')));
        return { update: nothing, unmount: () => element.replaceChildren() };
      },
    },
  },
];

/** A person is told within five seconds. */
const TOLD_MS = 4900;
/** As long as the longest wait between two tries, and what the last of them takes. */
const BACK_MS = 15_000;

/** Tries one user of the loader with every fault there is. */
export function tryEveryFault(name: UserName, makeUser: () => LoaderUser): void {
  const stray = jest.fn();
  let origin: Origin;
  let user: LoaderUser;

  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(console, 'warn').mockImplementation();
    document.head.replaceChildren();
    document.body.innerHTML = '<p>lo demás</p>';
    origin = new Origin();
    globalThis.fetch = origin.fetch as typeof fetch;
    const append = document.head.append.bind(document.head);
    jest.spyOn(document.head, 'append').mockImplementation((...nodes) => {
      append(...nodes);
      const [script] = nodes;
      if (script instanceof HTMLScriptElement) queueMicrotask(() => origin.run(script));
    });
    stray.mockClear();
    window.addEventListener('error', stray);
    user = makeUser();
  });
  afterEach(async () => {
    await user.close();
    window.removeEventListener('error', stray);
    expect(stray).not.toHaveBeenCalled();
    expect(document.body).toHaveTextContent('lo demás');
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  test('a whole remote is shown', async () => {
    await user.open(origin);
    await user.wait(100);
    expect(user.shows()).toBe('the remote');
  });

  describe('a remote', () => {
    const rows = FAULTS.filter(({ noneFor }) => noneFor?.[name] === undefined);
    test.each(rows)(
      '$title is told of within five seconds, and back once it is whole',
      async (fault) => {
        origin.fault = fault;
        await user.open(origin);
        await user.wait(TOLD_MS);
        expect(user.shows()).toBe('that it is missing');
        origin.fault = null;
        await user.openAgain?.();
        await user.wait(BACK_MS);
        expect(user.shows()).toBe('the remote');
      },
    );

    test('that comes after the notice is welcome', async () => {
      origin.fault = { title: 'late', exposed: 'late' };
      await user.open(origin);
      await user.wait(TOLD_MS);
      expect(user.shows()).toBe('that it is missing');
      // Whoever asks again meets nothing: it is the first answer that counts.
      origin.fault = { title: 'missing', entry: 'missing' };
      await user.wait(400);
      expect(user.shows()).toBe('the remote');
      await user.wait(BACK_MS);
      expect(user.shows()).toBe('the remote');
    });
  });
}
