import { isRemoteModule, type RemoteModule } from '../remote/remote-contract.ts';

/** What a search found: a line to be chosen, and where it leads. */
export interface FoundThere {
  readonly id: string;
  readonly title: string;
  /** A second, quieter line. */
  readonly detail?: string | undefined;
  /** An address within the installation: '/planes/abc'. */
  readonly to: string;
}

export interface SearchOptions {
  readonly apiBase: string;
  readonly signal: AbortSignal;
}

/** What a part exposes for the point `search-source`: it is asked, and draws nothing. */
export interface SearchSource {
  readonly contractVersion: string;
  readonly search: (query: string, options: SearchOptions) => Promise<readonly FoundThere[]>;
}

export type ContributedModule = RemoteModule | SearchSource;

export function isSearchSource(candidate: unknown): candidate is SearchSource {
  if (typeof candidate !== 'object' || candidate === null) return false;
  const { contractVersion, search } = candidate as Record<keyof SearchSource, unknown>;
  return typeof contractVersion === 'string' && typeof search === 'function';
}

/** What is wanted at each point: something to draw, or somebody to ask. */
export const isContributedModule = (
  candidate: unknown,
  point: string,
): candidate is ContributedModule =>
  point === 'search-source' ? isSearchSource(candidate) : isRemoteModule(candidate);
