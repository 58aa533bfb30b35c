/**
 * What `@module-federation/runtime` is to other builds, for `bundler-runtime.ts`. A container needs only
 * one of the things that runtime does, which is sharing modules by version: the loader reads manifests,
 * checks contracts, loads entries and retries by itself.
 *
 * What it puts into a share scope has the fields that the full runtime and webpack's own container
 * read, so hosts and remotes of every kind go together.
 */
import { compareVersions, isVersion, satisfies } from './versions.ts';

export type Factory = () => unknown;

interface ShareConfig {
  readonly requiredVersion?: string | false;
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

const isInUse = (share?: Share): boolean => Boolean(share?.loaded) || Boolean(share?.loading);

/**
 * React and its renderer speak to each other by what neither shows: two versions of them, or two copies
 * of one version, give a blank page. All of these are taken from one offer, or none is.
 */
const isOfReact = (name: string): boolean => /^react\b/.test(name);

/**
 * The version to take: one in use before one that is not, another's before one's own, then the newest.
 * @param family the names that have to be there in that version, the first among them.
 * @param own who asks.
 */
function choose(
  family: readonly [string, ...string[]],
  scope: Scope,
  { requiredVersion }: ShareConfig,
  own: string,
): string | undefined {
  const offers = (version: string) => family.map((member) => scope[member]?.[version]);
  const fits = (version: string) =>
    isVersion(version) &&
    (typeof requiredVersion !== 'string' || satisfies(version, requiredVersion)) &&
    offers(version).every(Boolean);
  const rank = (version: string) =>
    2 * Number(offers(version).some(isInUse)) + Number(scope[family[0]]?.[version]?.from !== own);
  return Object.keys(scope[family[0]] ?? {})
    .filter(fits)
    .sort((a, b) => rank(b) - rank(a) || compareVersions(b, a))[0];
}

export class Sharing {
  readonly name: string;
  readonly options: InitOptions & { readonly remotes: readonly [] };
  readonly shareScopeMap: Record<string, Scope> = {};
  /** The scopes that have been offered what the build shares. */
  private readonly offeredTo = new Set<Scope>();
  /** Of React, what was chosen: all that comes after is of the same. Null: nothing was yet. */
  private react: string | null | undefined = null;

  constructor(options: InitOptions) {
    this.name = options.name;
    this.options = { ...options, remotes: [] };
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
      const scope = this.shareScopeMap[scopeName] ?? {};
      const version = this.versionOf(name, scope, shareConfig);
      const share = version === undefined ? version : scope[name]?.[version];
      if (share) return share;
    }
    return undefined;
  }

  private versionOf(name: string, scope: Scope, wanted: ShareConfig): string | undefined {
    if (!isOfReact(name)) return choose([name], scope, wanted, this.name);
    if (this.react === null) {
      const family = Object.keys(this.options.shared ?? {}).filter(isOfReact);
      this.react = choose([name, ...family], scope, wanted, this.name);
    }
    return this.react;
  }
}

export const init = (options: InitOptions): Sharing => new Sharing(options);
