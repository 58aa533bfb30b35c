/**
 * Takes the place of `@module-federation/webpack-bundler-runtime` in what the browser loads (see
 * `federation.ts`): what webpack's own runtime calls to share modules and to take shared ones. All there
 * is to know came with the build, and no remote is loaded from here, so little of that package is left.
 */
import { init, type Factory, type Sharing } from './federation-runtime.ts';

type Scope = Parameters<Sharing['initShareScopeMap']>[1];
type ModuleId = string | number;

/** What a build says of a module it takes from the scope. */
interface Consumed {
  readonly shareKey: string;
  readonly shareScope: readonly string[];
  readonly requiredVersion: string | false;
  /** The build's own, for where nothing on offer fits. */
  readonly fallback: () => Factory | Promise<Factory>;
}

/** As much of webpack's runtime as is used here. */
interface WebpackRequire {
  readonly m: Record<ModuleId, (module: { exports: unknown }) => void>;
  readonly c: Record<ModuleId, unknown>;
  /** The share scopes. */
  S: Record<string, Scope>;
  readonly I: (scopeName: string) => Promise<true>;
  readonly consumesLoadingData: {
    readonly moduleIdToConsumeDataMapping: Readonly<Record<ModuleId, Consumed>>;
  };
  readonly federation: { readonly initOptions: Parameters<typeof init>[0]; instance: Sharing };
}

interface Runtime {
  readonly webpackRequire: WebpackRequire;
}

/** Has the module `id` made by `factory` when it is first required. */
function define({ m, c }: WebpackRequire, id: ModuleId, factory: Factory): void {
  m[id] = (module) => {
    Reflect.deleteProperty(c, id);
    module.exports = factory();
  };
}

function consumedAs({ consumesLoadingData }: WebpackRequire, id: ModuleId) {
  const consumed = consumesLoadingData.moduleIdToConsumeDataMapping[id];
  if (consumed === undefined) throw new Error(`Nothing is known of the shared module ${id}.`);
  const { shareKey, shareScope, requiredVersion, fallback } = consumed;
  const wanted = { customShareInfo: { scope: shareScope, shareConfig: { requiredVersion } } };
  return { shareKey, wanted, fallback };
}

interface InitialConsumes extends Runtime {
  readonly initialConsumes: readonly ModuleId[];
}

/** The shared modules that the entry itself needs: they have to be there at once. */
function installInitialConsumes({ webpackRequire, initialConsumes }: InitialConsumes): void {
  for (const id of initialConsumes) {
    const { shareKey, wanted } = consumedAs(webpackRequire, id);
    define(webpackRequire, id, () =>
      webpackRequire.federation.instance.loadShareSync(shareKey, wanted)(),
    );
  }
}

interface Consumes extends Runtime {
  readonly chunkId: ModuleId;
  readonly chunkMapping: Readonly<Record<ModuleId, readonly ModuleId[]>>;
  /** What is on its way, and 0 for what is there. */
  readonly installedModules: Record<ModuleId, Promise<void> | 0>;
  /** What the chunk waits for. */
  readonly promises: (Promise<void> | 0)[];
}

/** The shared modules that a chunk needs. One that cannot be had throws where it is required. */
function consumes(options: Consumes): void {
  const { webpackRequire, chunkId, chunkMapping, installedModules, promises } = options;
  for (const id of chunkMapping[chunkId] ?? []) {
    const { shareKey, wanted, fallback } = consumedAs(webpackRequire, id);
    const load = async () => {
      try {
        const shared = await webpackRequire.federation.instance.loadShare(shareKey, wanted);
        define(webpackRequire, id, shared || (await fallback()));
        installedModules[id] = 0;
      } catch (error) {
        // The next chunk to need it tries again.
        Reflect.deleteProperty(installedModules, id);
        define(webpackRequire, id, () => {
          throw error;
        });
      }
    };
    promises.push((installedModules[id] ??= load()));
  }
}

interface InitializeSharing extends Runtime {
  readonly shareScopeName: string;
}

/** Offers what the build shares in a scope. */
function initializeSharing({ webpackRequire, shareScopeName }: InitializeSharing): Promise<true> {
  webpackRequire.federation.instance.initializeSharing(shareScopeName);
  return Promise.resolve(true);
}

interface ContainerEntry extends Runtime {
  /** The host's scope. */
  readonly shareScope: Scope;
  readonly shareScopeKey: string;
  /** What the host's own Module Federation adds: its scopes by name, where it has several. */
  readonly remoteEntryInitOptions?: {
    readonly shareScopeKeys?: string | readonly string[];
    readonly shareScopeMap?: Record<string, Scope>;
  };
}

/** A host has given the container its scope. */
function initContainerEntry(options: ContainerEntry): Promise<true> {
  const { webpackRequire, shareScope, shareScopeKey, remoteEntryInitOptions } = options;
  const { shareScopeKeys: names, shareScopeMap: scopes = {} } = remoteEntryInitOptions ?? {};
  const { instance } = webpackRequire.federation;
  if (typeof names === 'object') {
    for (const name of names) instance.initShareScopeMap(name, (scopes[name] ??= {}));
  } else {
    instance.initShareScopeMap(shareScopeKey, shareScope);
  }
  return webpackRequire.I(shareScopeKey);
}

const federation = {
  bundlerRuntime: {
    init: ({ webpackRequire }: Runtime) => init(webpackRequire.federation.initOptions),
    I: initializeSharing,
    initContainerEntry,
    installInitialConsumes,
    consumes,
  },
  attachShareScopeMap: (webpackRequire: WebpackRequire): void => {
    webpackRequire.S = webpackRequire.federation.instance.shareScopeMap;
  },
};

// Module Federation asks for a default export.
export default federation;
