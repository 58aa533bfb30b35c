/**
 * Takes the place of `@module-federation/runtime` in what the browser loads (see `federation.ts`).
 * Of what that can do a container needs one thing, sharing modules by version: the shell reads
 * manifests, checks contracts, loads entries and retries by itself. It comes to 1 KiB instead of 12
 * in each remote's entry, and 20 in the shell.
 *
 * What it puts into a share scope has the fields that the full runtime and webpack's own container
 * read, so hosts and remotes of every kind go together.
 */
import { compareVersions, isVersion, satisfies } from './versions.ts';

type Factory = () => unknown;

interface ShareConfig {
  readonly requiredVersion?: string | false;
  readonly singleton?: boolean;
  readonly strictVersion?: boolean;
}

/** What a build says of a module it shares. */
interface OwnShare {
  readonly version: string;
  readonly get: () => Factory | Promise<Factory>;
  readonly scope: readonly string[];
  readonly shareConfig: ShareConfig;
}

/** One version of a module, in a scope, whoever shares it. */
interface Share {
  readonly get: OwnShare['get'];
  readonly from?: string;
  lib?: Factory | null;
  loaded?: boolean | 1;
  loading?: Promise<Factory> | null;
}

type Versions = Record<string, Share>;
type Scope = Record<string, Versions>;

interface InitOptions {
  readonly name: string;
  readonly shareStrategy?: string;
  readonly shared?: Readonly<Record<string, readonly OwnShare[]>>;
}

/** What a module asks of the one it consumes. */
interface Wanted {
  readonly customShareInfo: {
    readonly scope: readonly string[];
    readonly shareConfig: ShareConfig;
  };
}

const isInUse = ({ loaded, loading }: Share): boolean => Boolean(loaded) || Boolean(loading);

/**
 * The version to take: one in use before one that is not, the newest first. A singleton is the same
 * for all, whether it fits or not.
 * @throws {Error} when a strict singleton does not fit.
 */
function choose(name: string, versions: Versions, wanted: ShareConfig): Share | undefined {
  const { requiredVersion, singleton, strictVersion } = wanted;
  const fits = (version: string) =>
    typeof requiredVersion !== 'string' || satisfies(version, requiredVersion);
  const inOrder = Object.entries(versions)
    .filter(([version]) => isVersion(version))
    .sort(
      ([a, left], [b, right]) =>
        Number(isInUse(right)) - Number(isInUse(left)) || compareVersions(b, a),
    );
  if (!singleton) return inOrder.find(([version]) => fits(version))?.[1];
  const [first] = inOrder;
  if (first && !fits(first[0])) {
    const problem = `${name} ${first[0]} is on the page, and ${String(requiredVersion)} is needed.`;
    if (strictVersion) throw new Error(problem);
    console.warn(problem);
  }
  return first?.[1];
}

class Sharing {
  readonly name: string;
  readonly options: InitOptions & { readonly remotes: readonly [] };
  readonly shareScopeMap: Record<string, Scope> = {};
  /** The scopes that have been offered what the build shares. */
  private readonly offeredTo = new Set<Scope>();

  constructor(options: InitOptions) {
    this.name = options.name;
    this.options = { ...options, remotes: [] };
  }

  /** All there is to know came with the build. */
  initOptions(): void {
    return;
  }

  /** From now on modules are shared with whoever shares this scope. */
  initShareScopeMap(name: string, scope: Scope): void {
    this.shareScopeMap[name] = scope;
  }

  /** Offers what the build shares; what is there already stays. Nothing is to be waited for. */
  initializeSharing(scopeName: string): readonly [] {
    const scope = (this.shareScopeMap[scopeName] ??= {});
    if (this.offeredTo.has(scope)) return [];
    this.offeredTo.add(scope);
    for (const [name, shares] of Object.entries(this.options.shared ?? {})) {
      const versions = (scope[name] ??= {});
      for (const share of shares) {
        if (share.scope.includes(scopeName)) versions[share.version] ??= this.offered(share);
      }
    }
    return [];
  }

  /** A factory of the module, or false: nothing on offer fits, so the build's own is to be used. */
  async loadShare(name: string, wanted: Wanted): Promise<Factory | false> {
    const share = this.find(name, wanted);
    if (share === undefined) return false;
    if (share.lib) return share.lib;
    share.loading ??= Promise.resolve(share.get());
    try {
      share.lib = await share.loading;
      share.loaded = true;
      return share.lib;
    } catch (error) {
      // The next one to ask tries again.
      share.loading = null;
      throw error;
    }
  }

  /** @throws {Error} when the module is not there at once. */
  loadShareSync(name: string, wanted: Wanted): Factory {
    const share = this.find(name, wanted);
    const factory = share?.lib ?? share?.get();
    if (share === undefined || typeof factory !== 'function') {
      throw new Error(`${name} is not shared eagerly.`);
    }
    share.lib = factory;
    share.loaded = true;
    return factory;
  }

  private offered(share: OwnShare): Share {
    const { name, options } = this;
    const strategy = options.shareStrategy;
    return { ...share, ...{ from: name, strategy, loading: null, useIn: [], deps: [] } };
  }

  private find(name: string, { customShareInfo }: Wanted): Share | undefined {
    const { scope, shareConfig } = customShareInfo;
    for (const scopeName of scope) {
      this.initializeSharing(scopeName);
      const versions = this.shareScopeMap[scopeName]?.[name];
      const share = versions && choose(name, versions, shareConfig);
      if (share) return share;
    }
    return undefined;
  }
}

export const init = (options: InitOptions): Sharing => new Sharing(options);

/** Loading entries is the shell's. */
export const getRemoteEntry = (): never => {
  throw new Error('This runtime loads no remotes.');
};
