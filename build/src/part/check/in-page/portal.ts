import type { Role } from '@almanaque/shared-contracts';
import type { FaultName } from './faults.ts';
import type { Props } from './samples.ts';
import type { Seen } from './seen.ts';

/** The part's container, and what of it draws the contribution. */
export interface Subject {
  readonly container: string;
  readonly module: string;
  /** What its point hands to it, of each a sample. */
  readonly props: Props;
  /** What of that follows from where it stands, and is therefore no sample. */
  readonly point: Readonly<Record<string, string>>;
}

export interface Scene {
  readonly scheme: 'light' | 'dark';
  /** Whose session it is; null: nobody's. */
  readonly role: Role | null;
  readonly fault: FaultName | null;
  /** In a shadow root, as in a foreign portal; otherwise in the page, as in the shell. */
  readonly isFramed: boolean;
}

export interface Sight extends Seen {
  /** How often the part asked the server. */
  readonly asked: number;
  /** Why it is not there, where it failed. */
  readonly failure: string | null;
  readonly isNeighbourThere: boolean;
}

/** What stands in the page as `portal`: the hands of whoever checks a part from outside. */
export interface Portal {
  readonly open: (subject: Subject, scene: Scene) => Promise<void>;
  readonly see: () => Sight;
  /** Sets the page's colours; done when all transitions of colour have ended. */
  readonly colour: (scheme: Scene['scheme']) => Promise<void>;
  /** What axe finds, a line each. */
  readonly findings: () => Promise<readonly string[]>;
  /** The first elements that reach out of the screen's sides. */
  readonly wide: () => readonly string[];
  /** Puts the part in once more and takes it out; gives what it did wrong. */
  readonly mountAgain: (times: number) => Promise<readonly string[]>;
  /** What is in the page besides the part's own place. */
  readonly around: () => string;
}
