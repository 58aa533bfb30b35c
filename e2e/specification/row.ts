/** A test by the file it stands in and its title as written there: of one made from a table, its pattern. */
export interface NamedTest {
  readonly file: string;
  readonly title: string;
}

interface Asked {
  readonly id: number;
  /** What the specification, or a decision on it, asks. */
  readonly asks: string;
}

export type Row =
  | (Asked & { readonly kind: 'tested'; readonly tests: readonly NamedTest[] })
  /** A decision says otherwise; what it says may be tested. */
  | (Asked & {
      readonly kind: 'settled';
      readonly decision: string;
      readonly tests: readonly NamedTest[];
    });

export interface Section {
  readonly title: string;
  readonly rows: readonly Row[];
}

/** Names the tests of a file, by its path from the repository's root. */
export const testsOf =
  (file: string) =>
  (title: string): NamedTest => ({ file, title });

export const tested = (
  id: number,
  asks: string,
  ...tests: readonly [NamedTest, ...NamedTest[]]
): Row => ({ kind: 'tested', id, asks, tests });

export const settled = (
  id: number,
  asks: string,
  decision: string,
  ...tests: readonly NamedTest[]
): Row => ({ kind: 'settled', id, asks, decision, tests });
