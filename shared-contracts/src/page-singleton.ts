/**
 * The one instance of `key` on this page, made by `create` when first asked for.
 *
 * Held under a global symbol, so that remotes that each carry their own copy of this package still
 * share it. `key` carries the major version of what it names: '<name>.v1'.
 */
export function pageSingleton<T>(key: string, create: () => T): T {
  const registry = globalThis as unknown as Record<symbol, T | undefined>;
  const symbol = Symbol.for(`almanaque.${key}`);
  return (registry[symbol] ??= create());
}
