import { contractAccepts } from './remote-contract.ts';

/** A module that parts share with the page, as a part was built with it. */
export interface BuiltWith {
  readonly name: string;
  readonly version: string;
  /** Of which versions it takes the page's; absent: that one alone. */
  readonly requiredVersion?: string | undefined;
}

export interface Choice {
  readonly name: string;
  readonly version: string;
  /** The page's, and not one that the part brings along. */
  readonly isOfPage: boolean;
}

/** Which version of each shared module a part runs with: the page's wherever it will do. */
export const choicesOf = (
  builtWith: readonly BuiltWith[],
  offered: Readonly<Record<string, string>>,
): readonly Choice[] =>
  builtWith.map(({ name, version, requiredVersion = version }) => {
    const ofPage = offered[name];
    const isOfPage = ofPage !== undefined && contractAccepts(requiredVersion, ofPage);
    return { name, version: isOfPage ? ofPage : version, isOfPage };
  });
