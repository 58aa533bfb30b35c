import {
  publicly,
  sessionQuery,
  useHost,
  usePlacing,
  useQuery,
  useSelection,
  type ContributionHandle,
  type Session,
} from '@almanaque/shared-contracts';
import { isMet } from '@almanaque/shared-contracts/contributions';
import { useSyncExternalStore } from 'react';
import { findParts } from './find-parts.ts';
import { ledgerOf, type FoundPart, type LedgerRow, type Standing } from './ledger.ts';

const findPartsQuery = {
  queryKey: ['found-parts'],
  queryFn: findParts,
  ...publicly(),
  staleTime: 0,
};

/** Everything that stands on the page, as it is now. */
function useStanding(): readonly Standing[] {
  const { places } = usePlacing();
  const selection = useSelection();
  const { data } = useQuery(sessionQuery(useHost().apiBase));
  const session: Session | null = data?.session ?? null;
  const statusOf = ({ getState }: ContributionHandle) => getState().status;
  useSyncExternalStore(
    (listener) => {
      const stops = places.map(({ subscribe }) => subscribe(listener));
      return () => stops.forEach((stop) => stop());
    },
    () => places.map(statusOf).join(),
  );
  return places.map(({ id, contribution, getState }) => ({
    id,
    state: getState(),
    isMet: isMet(contribution, { selection, session }),
  }));
}

/** What became of all that parts bring; null while that is not known, or could not be read. */
interface Ledger {
  readonly parts: readonly FoundPart[];
  readonly rows: readonly LedgerRow[];
}

export function useLedger(): {
  readonly ledger: Ledger | null;
  readonly isError: boolean;
  readonly retry: () => void;
} {
  const { data, isError, refetch } = useQuery(findPartsQuery);
  const standing = useStanding();
  const ledger = data ? { parts: data.parts, rows: ledgerOf({ ...data, standing }) } : null;
  return { ledger, isError, retry: () => void refetch() };
}
