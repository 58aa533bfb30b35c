/**
 * What shell and remotes share at run time, and how. Every package's build reads this one table.
 *
 * The shell provides all of it eagerly, so that no shared module ever travels from one remote to
 * another and no remote's failure reaches its neighbours. A remote also carries its own copy of each
 * (never `import: false`): a foreign portal has none of them.
 */
export interface SharedModule {
  /** Range of versions a remote accepts from the page; outside it, it loads its own copy. */
  readonly requiredVersion: string;
  /** Never: what there must be one of, the page holds by name, whichever copy asks. */
  readonly singleton: false;
  /** Where no package.json near the module states it. */
  readonly version?: string;
  readonly why: string;
}

/** `useEffectEvent` came with 19.2: see the test, which looks for what newer ones brought. */
const REACT = '^19.2.0';

export const SHARED_MODULES: Readonly<Record<string, SharedModule>> = {
  react: {
    requiredVersion: REACT,
    singleton: false,
    why: 'As a singleton, a portal that shares its own React 18 would force it on us.',
  },
  'react/jsx-runtime': { requiredVersion: REACT, singleton: false, why: 'Belongs to its React.' },
  'react-dom': { requiredVersion: REACT, singleton: false, why: 'Belongs to its React.' },
  'react-dom/client': { requiredVersion: REACT, singleton: false, why: 'Belongs to its React.' },
  '@emotion/react': {
    requiredVersion: '^11.14.0',
    singleton: false,
    why: 'Holds the context of the style cache, which theme and façade read.',
  },
  '@almanaque/shared-contracts': {
    // As the façade: a page that is older than the remote has too little, and it brings its own.
    requiredVersion: '^1.2.0',
    version: '1.2.0',
    // What there must be one of, the page holds by name, whichever copy asks: see `pageSingleton`.
    singleton: false,
    why: 'zustand, zod and the query library live inside it, once for everyone.',
  },
  '@almanaque/ui': {
    requiredVersion: '^1.2.0',
    version: '1.2.0',
    singleton: false,
    why: 'The look, once for everyone; the parts of MUI in use load with what opens first.',
  },
};
