import { useEffect, useState } from 'react';

/** A part of the program that is fetched when it is wanted. */
export type Module<T> =
  | { readonly kind: 'pending' }
  | { readonly kind: 'ready'; readonly exports: T }
  | { readonly kind: 'failed'; readonly retry: () => void };

/**
 * Loads once `wanted`. React.lazy would cache a rejection for good; here a failed load can be tried
 * again. `load` must be the same function at every render.
 */
export function useModule<T>(load: () => Promise<T>, wanted: boolean): Module<T> {
  const [module, setModule] = useState<Module<T>>({ kind: 'pending' });

  useEffect(() => {
    if (!wanted) return;
    let current = true;
    const attempt = () => {
      load().then(
        (exports) => current && setModule({ kind: 'ready', exports }),
        () => current && setModule({ kind: 'failed', retry }),
      );
    };
    const retry = () => {
      setModule({ kind: 'pending' });
      attempt();
    };
    attempt();
    return () => {
      current = false;
    };
  }, [load, wanted]);

  return module;
}
