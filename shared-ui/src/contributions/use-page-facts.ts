import {
  pageContributions,
  sessionQuery,
  useHost,
  usePlacing,
  useQuery,
  useSelection,
  type ContributionHandle,
} from '@almanaque/shared-contracts';
import {
  isMet,
  type Contribution,
  type PageFacts,
} from '@almanaque/shared-contracts/contributions';

/** Whether it depends on who looks: nobody is asked for that does not matter. */
const asksWho = ({ roles, when }: Contribution): boolean =>
  roles !== undefined || when?.session !== undefined;

/** What contributions may depend on, as it is now. */
export function usePageFacts(contributions: readonly Contribution[]): PageFacts {
  const selection = useSelection();
  const isLikely = pageContributions().getState()?.sessionIsLikely() ?? false;
  const { data } = useQuery({
    ...sessionQuery(useHost().apiBase),
    enabled: isLikely && contributions.some(asksWho),
  });
  return { selection, session: data?.session ?? null };
}

/** What stands at a point and is for whoever looks now, for those who list it and do not draw it. */
export function useContributions(point: string): readonly ContributionHandle[] {
  const here = usePlacing().places.filter(({ contribution }) => contribution.point === point);
  const facts = usePageFacts(here.map(({ contribution }) => contribution));
  return here.filter(({ contribution }) => isMet(contribution, facts));
}
