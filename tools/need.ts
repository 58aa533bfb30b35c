export type NeedName = 'chromium' | 'nginx' | 'postgresql' | 'pg_dump';

export type Environment = Readonly<Record<string, string>>;

export type Look =
  | {
      readonly found: string;
      /** Where the tests are told of it. */
      readonly env?: Environment;
      /** Ends what was started for this run alone. */
      readonly stop?: () => Promise<void>;
    }
  | { readonly missing: string };

/** A program that some tests need besides Node and the packages of `package.json`. */
export interface Need {
  readonly title: string;
  /** What is not tested without it. */
  readonly serves: string;
  /** Debian's packages that bring what is not there. */
  readonly packages: () => readonly string[];
  /** After `packages` were installed. */
  readonly installed?: (packages: readonly string[]) => Promise<void>;
  /** What a person can do where there are no such packages. */
  readonly remedy: string;
  /** @param env what the needs before it told the tests. */
  readonly look: (env: Environment) => Promise<Look>;
  /** How to have it without a package; may take a while, and says so. */
  readonly get?: () => Promise<Look>;
}
