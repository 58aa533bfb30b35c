import { useEffect, useState, type ComponentType } from 'react';

/** Clear of all that the first view loads. */
const BEGIN_AFTER_MS = 20_000;

/** Looks for new versions, and says that there is one. All of it loads once the page has long been there. */
export function NewRelease() {
  const [Line, setLine] = useState<ComponentType | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      void import('./release-line.tsx').then(
        ({ ReleaseLine }) => setLine(() => ReleaseLine),
        () => undefined,
      );
    }, BEGIN_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return Line && <Line />;
}
