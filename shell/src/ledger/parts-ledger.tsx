import {
  publicly,
  sessionQuery,
  useHost,
  useQuery,
  useSelection,
  type Session,
} from '@almanaque/shared-contracts';
import { isMet } from '@almanaque/shared-contracts/contributions';
import { FailureNotice, styled, token } from '@almanaque/ui';
import { useSyncExternalStore } from 'react';
import type { Place } from '../remotes/remotes.ts';
import { usePlacing } from '../remotes/remotes-context.ts';
import { findParts } from './find-parts.ts';
import { ledgerOf, type FoundPart, type LedgerRow, type Standing } from './ledger.ts';
import { trafficOf } from './traffic.ts';
import { whyText } from './why.ts';

const List = styled('ul')({
  display: 'grid',
  gap: 10,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& small': { display: 'block', color: token.inkSoft, fontSize: '0.875rem' },
  '& code': { overflowWrap: 'anywhere' },
});

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
  const statusOf = ({ connection }: Place) => connection.getState().status;
  useSyncExternalStore(
    (listener) => {
      const stops = places.map(({ connection }) => connection.subscribe(listener));
      return () => stops.forEach((stop) => stop());
    },
    () => places.map(statusOf).join(),
  );
  return places.map(({ id, contribution, connection }) => ({
    id,
    state: connection.getState(),
    isMet: isMet(contribution, { selection, session }),
  }));
}

/** '120 ms · 17,4 KiB' */
function trafficText({ entry }: FoundPart): string {
  const folder = new URL('.', new URL(entry.manifest, document.baseURI)).href;
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const traffic = trafficOf(folder, files);
  if (!traffic) return '';
  const kilobytes = (traffic.bytes / 1024).toLocaleString('es-AR', { maximumFractionDigits: 1 });
  return ` · ${traffic.ms} ms · ${kilobytes} KiB`;
}

const nameOf = ({ part, id }: LedgerRow): string => (id === null ? part : `${part}/${id}`);

/** Of everything that parts bring, whether it is there and why not: for whoever answers for the page. */
export function PartsLedger() {
  const { data, isError, refetch } = useQuery(findPartsQuery);
  const standing = useStanding();
  if (isError) {
    return <FailureNotice message="El registro no se pudo leer." onRetry={() => void refetch()} />;
  }
  if (!data) return null;
  return (
    <List>
      {ledgerOf({ ...data, standing }).map((row) => {
        const part = data.parts.find(({ entry }) => entry.name === row.part);
        return (
          <li key={`${nameOf(row)} ${row.code ?? ''}`}>
            <b>{row.title}</b>: {whyText(row)}
            <small>
              <code>{nameOf(row)}</code>
              {part && trafficText(part)}
            </small>
          </li>
        );
      })}
    </List>
  );
}
