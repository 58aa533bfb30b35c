import type { Contribution } from '@almanaque/shared-contracts/contributions';
import type { BuiltPart } from '../built-part.ts';
import type { Stage } from '../stage.ts';

/** What a look at a contribution found wrong, in sentences; none: nothing. */
export type Look = (contribution: Contribution, stage: Stage) => Promise<readonly string[]>;

/** What a look at what is built found wrong, and what it has to tell besides. */
export type BuildLook = (part: BuiltPart) => {
  readonly wrong: readonly string[];
  readonly told: string;
};
