/** What Module Federation's runtimes keep of one version of a shared module. */
interface Share {
  /** Name of the container that offers it. */
  readonly from?: string;
  readonly loaded?: unknown;
  readonly loading?: unknown;
  /** Runs the module, the first time it is called, and gives it. */
  readonly lib?: (() => unknown) | null | undefined;
}
type PortalScope = Record<string, Record<string, Share>>;

const SCOPE = Symbol.for('almanaque.share-scope.v1');

/** What the page's remotes share, one object for all of them: so they have one React, one store. */
export function portalScope(): PortalScope {
  const page = globalThis as unknown as Record<symbol, PortalScope | undefined>;
  return (page[SCOPE] ??= {});
}

/** Whether it cannot be run, since a module that it needs in its turn never came. */
function isBroken({ lib }: Share): boolean {
  try {
    lib?.();
    return false;
  } catch {
    return true;
  }
}

/**
 * Takes back what an earlier run of a container offered and could not give: whoever comes next would
 * wait for it in vain, or meet the same error for ever. What it did give is in use, and stays.
 * @param isStuck whether what is on its way will not come either.
 */
export function takeBack(container: string, isStuck: boolean): void {
  for (const versions of Object.values(portalScope())) {
    for (const [version, share] of Object.entries(versions)) {
      const isMissing = !share.loaded && (isStuck || !share.loading);
      if (share.from === container && (isMissing || isBroken(share))) {
        Reflect.deleteProperty(versions, version);
      }
    }
  }
}
