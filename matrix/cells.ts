/** With the official federation plugin of each; Angular's tool has none, and uses the elements. */
export type Bundler = 'webpack 5' | 'Rspack' | 'Vite' | 'ninguno' | 'Angular';

/** A portal of other people, as they might build it. */
export interface Cell {
  readonly bundler: Bundler;
  /** Its React, as `package.json` beside this file names it; null: it has none. */
  readonly react: string | null;
}

const WITH_REACTS: readonly Bundler[] = ['webpack 5', 'Rspack', 'Vite', 'ninguno'];
const REACTS = ['18.3', '19.0', '19.1', '19.2', '19.3', null] as const;

export const CELLS: readonly Cell[] = [
  ...WITH_REACTS.flatMap((bundler) => REACTS.map((react) => ({ bundler, react }))),
  { bundler: 'Angular', react: null },
];

export const nameOf = ({ bundler, react }: Cell): string =>
  `${bundler} · ${react === null ? 'sin React' : `React ${react}`}`;
