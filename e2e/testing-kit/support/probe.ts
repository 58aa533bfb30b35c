/** A remote of the test's own, which tells what a host does with it. */
export interface Probe {
  /**
   * JavaScript: what its entry exposes. `remote` is one that works, and `throws(what)` a function that
   * throws.
   */
  readonly exposes: string;
  /** The contract that its manifest says it was built with. Default: 1.0.0. */
  readonly builtWith?: string;
  /** In the manifest's place. */
  readonly manifest?: string;
}

/** What a host did with the probe. */
export interface Told {
  readonly call: 'mount' | 'update' | 'unmount';
  /** How many times its entry had been run by then. */
  readonly run: number;
  /** Names of the props, sorted. */
  readonly props?: readonly string[];
  readonly companyName?: string;
  /** Of its element, at that time. */
  readonly element: {
    readonly tag: string;
    readonly display: string;
    readonly isInPage: boolean;
    readonly isEmpty: boolean;
  };
}

const manifestOf = (builtWith: string): string =>
  JSON.stringify({
    name: 'mf_probe',
    metaData: {
      globalName: 'mf_probe',
      publicPath: 'auto',
      remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global' },
      buildInfo: { buildVersion: '0.0.1' },
    },
    shared: [{ name: '@almanaque/shared-contracts', version: builtWith }],
    exposes: [],
  });

const entryOf = (exposes: string): string => `(() => {
window.told ??= [];
window.runs = (window.runs ?? 0) + 1;
const run = window.runs;
const throws = (what) => () => { throw new Error(what); };
const remote = {
  contractVersion: '1.0.0',
  Component: () => null,
  mount(element, props) {
    const tell = (call, props) => window.told.push({
      call,
      run,
      ...(props && { props: Object.keys(props).sort(), companyName: props.config?.companyName }),
      element: {
        tag: element.localName,
        display: getComputedStyle(element).display || element.style.display,
        isInPage: element.isConnected,
        isEmpty: !element.hasChildNodes(),
      },
    });
    tell('mount', props);
    // In none of its renders: as from a handler.
    window.stray = () => void Promise.reject(new Error('stray'));
    window.giveUp = (error) => props.onError(error);
    element.innerHTML = '<p data-probe>Sonda</p>';
    return {
      update: (next) => tell('update', next),
      unmount: () => {
        tell('unmount');
        element.replaceChildren();
      },
    };
  },
};
window.mf_probe = { init: () => undefined, get: async () => () => (${exposes}) };
})();
`;

export const probeFiles = ({ exposes, builtWith = '1.0.0', manifest }: Probe) => ({
  'mf-manifest.json': manifest ?? manifestOf(builtWith),
  'remoteEntry.js': entryOf(exposes),
});
