import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Contribution } from '../contributions/contribution.ts';
import { pageSingleton } from '../page-singleton.ts';
import type { FailureReason } from '../remote/failure-reason.ts';
import type { RemoteProps } from '../remote/remote-contract.ts';
import type { ContributedModule } from './contributed-module.ts';

/** How far a contribution has come. Only a ready one has its module, only a failed one a reason. */
export type ContributionState =
  | { readonly status: 'idle' }
  | { readonly status: 'pending' }
  | { readonly status: 'ready'; readonly module: ContributedModule; readonly version: string }
  | { readonly status: 'failed'; readonly reason: FailureReason };

/** What is handed to a contribution by whoever draws it; the page adds the rest. */
export type GivenThere = Omit<RemoteProps, 'nonce' | 'onError'>;

/** A contribution on screen. */
export interface DrawnContribution {
  readonly update: (given: GivenThere) => void;
  /** Takes its place away at once, and unmounts it after. */
  readonly unmount: () => void;
}

/** A contribution that stands on this page. It needs no framework: any part may draw it. */
export interface ContributionHandle {
  /** 'mf-calendar/calendar' */
  readonly id: string;
  readonly part: string;
  readonly contribution: Contribution;
  readonly getState: () => ContributionState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Begins to load unless that has begun; never rejects. */
  readonly start: () => void;
  /** Loads anew at once, and shows that it does. */
  readonly retry: () => void;
  /** Resolves once it has drawn itself or has failed, whichever comes first. */
  readonly settled: Promise<void>;
  /**
   * Draws one in `root`, which nobody else draws into and which goes with it; nothing unless it is
   * ready. What it throws is its own failure: told by its state.
   * @param onDrawn told once, when it has put something there.
   */
  readonly mount: (root: HTMLElement, given: GivenThere, onDrawn?: () => void) => DrawnContribution;
}

/** What stands on this page, as far as that is known. */
export interface Placing {
  /** Reading: there may be more to come. Unread: the registry could not be had, and is asked for again. */
  readonly status: 'reading' | 'known' | 'unread';
  /** In the order in which a point shows them. */
  readonly places: readonly ContributionHandle[];
}

/** The page that the contributions are on. */
export interface PageContributions {
  /** Whether it is worth asking who is signed in. */
  readonly sessionIsLikely: () => boolean;
  readonly getState: () => Placing;
  readonly subscribe: (listener: () => void) => () => void;
  /** Reads the registry anew: what it lists now has its place from then on. */
  readonly read: () => void;
}

/** Filled by whoever reads the registry, which is the shell; null: nobody has, as in a foreign portal. */
export const pageContributions = (): StoreApi<PageContributions | null> =>
  pageSingleton('contributions.v1', () => createStore<PageContributions | null>(() => null));
