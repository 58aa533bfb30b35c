import type { Remotes } from '@almanaque/remote-loader/page';
import { useEffect, useState, type ReactNode } from 'react';

/** Clear of all that the first view loads. */
const BEGIN_AFTER_MS = 20_000;

/** Keeps the page to what is published, or says that there is more. All of it loads once the page has long been there. */
export function NewRelease({ remotes }: { readonly remotes: Remotes }): ReactNode {
  const [line, setLine] = useState<ReactNode>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      void import('./release-line.tsx').then(
        ({ ReleaseLine }) => setLine(<ReleaseLine remotes={remotes} />),
        () => undefined,
      );
    }, BEGIN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [remotes]);
  return line;
}
