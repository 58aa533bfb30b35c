import { useEffect, useState } from 'react';
import { LINES } from './lines.ts';
import { loadMorePaths, morePaths, type MoreName } from './load-more-paths.ts';

/** Our own 24-unit line drawings, one path each: those of the first view. */
const PATHS = {
  bell: 'M6 17h12l-1.6-2.2V10a4.4 4.4 0 0 0-8.8 0v4.8zM10.2 19.5a2 2 0 0 0 3.6 0M12 5.6V4',
  search: 'M10.5 4.5a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM15 15l5 5',
  person:
    'M12 4.5a3.8 3.8 0 1 1 0 7.6 3.8 3.8 0 0 1 0-7.6zM4.8 20c.3-3.6 3.2-5.6 7.2-5.6s6.9 2 7.2 5.6',
  settings:
    'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4zM9 14.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4z',
  previous: 'M14.5 5.5 8 12l6.5 6.5',
  next: 'M9.5 5.5 16 12l-6.5 6.5',
  down: 'M5.5 9.5 12 16l6.5-6.5',
  close: 'M6 6l12 12M18 6 6 18',
  check: 'M5 12.5 10 17.5 19.5 7',
  plus: 'M12 5v14M5 12h14',
  filter: 'M4 6.5h16M7 12h10M10 17.5h4',
  spark: 'M12 3.5l1.9 5.1 5.1 1.9-5.1 1.9L12 17.5l-1.9-5.1L5 10.5l5.1-1.9zM18.5 16v4M16.5 18h4',
  print: 'M7 9V4h10v5M7 17H4.5V9.5h15V17H17M7 14h10v6H7z',
  warning: 'M12 4 21 19.5H3zM12 10v4.5M12 16.8v.4',
} as const;

export type IconName = keyof typeof PATHS | MoreName;

interface DrawingProps {
  readonly path: string | undefined;
  readonly size: number;
}

/** A line drawing of ours, by its path. */
export const Drawing = ({ path, size }: DrawingProps) => (
  <svg
    {...LINES}
    focusable="false"
    viewBox="0 0 24 24"
    width={size}
    height={size}
    strokeWidth={1.6}
  >
    <path d={path} />
  </svg>
);

/** Its place is kept until it is here. */
function LateIcon({ name, size }: { readonly name: MoreName; readonly size: number }) {
  const [paths, setPaths] = useState(morePaths);
  useEffect(() => {
    if (paths) return;
    let isLeft = false;
    // Decorative: where it does not come, its place stays empty, and the next icon asks again.
    loadMorePaths().then(
      (all) => isLeft || setPaths(all),
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [paths]);
  return <Drawing path={paths?.[name]} size={size} />;
}

const isAtHand = (name: IconName): name is keyof typeof PATHS => name in PATHS;

interface IconProps {
  readonly name: IconName;
  /** Side in CSS pixels. */
  readonly size?: number;
}

/** Decorative: what it means must also stand in words near it. */
export const Icon = ({ name, size = 20 }: IconProps) =>
  isAtHand(name) ? <Drawing path={PATHS[name]} size={size} /> : <LateIcon {...{ name, size }} />;
