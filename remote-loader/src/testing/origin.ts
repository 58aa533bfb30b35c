import type { RemoteModule, RemoteProps } from '@almanaque/shared-contracts';

/** What is wrong with a remote, from its manifest to what it does once it is mounted. */
export interface Fault {
  /** Goes on the sentence 'a remote …'. */
  readonly title: string;
  readonly manifest?: object;
  readonly entry?: 'missing' | 'never' | 'leaves nothing';
  readonly init?: 'throws';
  readonly exposed?: 'missing' | 'never' | 'late';
  readonly module?: object;
}

const NAME = 'mf_calendar';
/** Later than a person is told, and before anything asks again. */
export const LATE_MS = 5200;

const nothing = () => undefined;
const never = new Promise<never>(nothing);
const missing = () => Promise.reject(new Error('It did not load.'));

const WHOLE: RemoteModule = {
  contractVersion: '1.2.0',
  Component: () => null,
  mount: (element: Element, _props?: RemoteProps) => {
    element.replaceChildren('calendario listo');
    return { update: nothing, unmount: () => element.replaceChildren() };
  },
};

const MANIFEST = {
  name: NAME,
  metaData: {
    globalName: NAME,
    remoteEntry: { name: 'remoteEntry.js', type: 'global' },
    buildInfo: { buildVersion: '0.4.0' },
  },
};

/** Where a calendar comes from, whole or with a fault, in a page whose browser runs no scripts. */
export class Origin {
  fault: Fault | null = null;
  readonly folder = 'https://calendario.test/';
  readonly container = NAME;

  /** What the remote exposes, once it comes. */
  readonly load = (): Promise<unknown> => {
    const { entry, init, exposed, module } = this.fault ?? {};
    if (entry === 'never' || exposed === 'never') return never;
    if (entry !== undefined || init !== undefined || exposed === 'missing') return missing();
    const whole = { ...WHOLE, ...module };
    if (exposed !== 'late') return Promise.resolve(whole);
    return new Promise((resolve) => setTimeout(resolve, LATE_MS, whole));
  };

  get manifest(): unknown {
    return { ...MANIFEST, ...this.fault?.manifest };
  }

  /** In place of the browser, which would run the entry: it leaves its container, or does not. */
  readonly run = (script: HTMLScriptElement): void => {
    const { entry, init } = this.fault ?? {};
    if (entry === 'never') return;
    if (entry === undefined) {
      const container = {
        init: () => {
          if (init === 'throws') throw new Error('It takes no scope.');
        },
        get: async () => {
          const module = await this.load();
          return () => module;
        },
      };
      Reflect.set(window, NAME, container);
    }
    script.dispatchEvent(new Event(entry === 'missing' ? 'error' : 'load'));
  };

  /** In place of `fetch`: the registry, the manifest, and what a server says of itself. */
  readonly fetch = (url: string): Promise<Response> => {
    const manifest = `${this.folder}mf-manifest.json`;
    const registry = { remotes: [{ name: 'mf-calendar', manifest, contract: '^1.0.0' }] };
    const { pathname } = new URL(url, document.baseURI);
    const answers: Readonly<Record<string, unknown>> = {
      '/remotes.json': registry,
      '/mf-manifest.json': this.manifest,
      '/api/v1/runtime-config': {},
    };
    const found = pathname in answers;
    return Promise.resolve({
      ok: found,
      status: found ? 200 : 404,
      json: () => Promise.resolve(answers[pathname]),
    } as Response);
  };
}
