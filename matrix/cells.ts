/** With the official federation plugin of each. */
export type Bundler = 'webpack 5' | 'Rspack' | 'Vite';

/** A portal of other people, as they might build it. */
export interface Cell {
  readonly bundler: Bundler;
  /** Its React, as `package.json` beside this file names it; null: it has none. */
  readonly react: string | null;
}

const BUNDLERS: readonly Bundler[] = ['webpack 5', 'Rspack', 'Vite'];
const REACTS = ['18.3', '19.0', '19.1', '19.2', '19.3', null] as const;

export const CELLS: readonly Cell[] = BUNDLERS.flatMap((bundler) =>
  REACTS.map((react) => ({ bundler, react })),
);

export const nameOf = ({ bundler, react }: Cell): string =>
  `${bundler} · ${react === null ? 'sin React' : `React ${react}`}`;
