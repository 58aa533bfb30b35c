import {
  useContributionState,
  usePlacing,
  useQuery,
  type ContributionHandle,
  type ContributionState,
} from '@almanaque/shared-contracts';
import { listedPartQuery, type ListedPart, type ToldOfParts } from './listed-part.ts';

const GONE = 'no disponible';
const COMING = 'cargando';

/** @param listed of a part that nobody has opened yet: what its manifest says; undefined: not known yet. */
const describe = (state: ContributionState, listed: ListedPart | null | undefined): string => {
  switch (state.status) {
    case 'idle':
      return listed === undefined ? COMING : (listed?.version ?? GONE);
    case 'pending':
      return COMING;
    case 'ready':
      return state.version;
    case 'failed':
      return GONE;
  }
};

interface PartVersionsProps {
  readonly told: ToldOfParts;
}

function PartVersion({ place, told }: PartVersionsProps & { readonly place: ContributionHandle }) {
  const { part, contribution } = place;
  const state = useContributionState(place);
  const enabled = state.status === 'idle';
  const { data, isError } = useQuery({ ...listedPartQuery(part, told), enabled });
  return (
    <>
      <dt>{data?.title ?? contribution.title}</dt>
      <dd>{describe(state, isError ? null : data)}</dd>
    </>
  );
}

/** Of each part what is first on the page: by that a person knows it. */
function useFirstOfEach(): readonly ContributionHandle[] {
  const { places } = usePlacing();
  return places.filter(({ part }, at) => places.findIndex((one) => one.part === part) === at);
}

/** Within a `dl`: each part that stands on the page, and its version. */
export const PartVersions = ({ told }: PartVersionsProps) =>
  useFirstOfEach().map((place) => <PartVersion key={place.part} {...{ place, told }} />);
