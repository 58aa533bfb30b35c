import {
  acceptModule,
  contributionHandle,
  createRemoteConnection,
  type Connect,
} from '@almanaque/remote-loader';
import {
  isContributedModule,
  pageContributions,
  type ContributedModule,
  type ContributionHandle,
} from '@almanaque/shared-contracts';
import type { Contribution } from '@almanaque/shared-contracts/contributions';
import type { Candidate } from './slot.ts';

/** Something that another part brings to a point of the page. */
export interface Brought extends Partial<Omit<Contribution, 'module'>> {
  readonly point: string;
  /** What the part exposes for it, or a function that loads that. */
  readonly module: Candidate;
}

function handleOf({ module: candidate, ...said }: Brought, contract: string): ContributionHandle {
  const contribution = { id: 'brought', title: 'De otra parte', module: './brought', ...said };
  const isWanted = (module: unknown): module is ContributedModule =>
    isContributedModule(module, said.point);
  const connect: Connect = async () => {
    const isLoader = typeof candidate === 'function';
    const module: unknown = isLoader ? await (candidate as () => unknown)() : candidate;
    return { module: acceptModule(module, contract, isWanted), version: '1.0.0' };
  };
  const connection = createRemoteConnection('mf-otra', connect, {
    recovers: false,
    warn: () => undefined,
  });
  return contributionHandle({ part: 'mf-otra', contribution }, connection, undefined);
}

/**
 * Has the page bring that, as the shell has it bring what its registry lists.
 * @returns has it bring what it did before.
 */
export function bring(brought: readonly Brought[], contract = '^1.0.0'): () => void {
  const before = pageContributions().getState();
  const state = { status: 'known', places: brought.map((one) => handleOf(one, contract)) } as const;
  const page = {
    sessionIsLikely: () => true,
    getState: () => state,
    subscribe: () => () => undefined,
    read: () => undefined,
  };
  pageContributions().setState(page, true);
  return () => pageContributions().setState(before, true);
}
