import {
  navigation,
  useHost,
  useLive,
  usePlacing,
  useQueryClient,
  useStore,
} from '@almanaque/shared-contracts';
import { pagesOf } from '@almanaque/shared-contracts/contributions';
import { FailureNotice, PHONE, Skeleton, styled, useCode } from '@almanaque/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { Arrival } from '../account/arrival.ts';
import { useAddress } from '../address/use-address.ts';
import { Header } from '../header/header.tsx';
import { SkipLinks } from '../header/skip-links.tsx';
import { Month } from '../home/month.tsx';
import { OfflineLine } from '../offline/offline-line.tsx';
import { pageCode, PAGES } from './pages.ts';
import { prepareWith } from './prepare.ts';
import { routeOf, type PageProps } from './route.ts';

/** Whoever is where they wanted to be never loads it. */
const NotFoundPage = lazy(async () => {
  const { NotFoundPage: page } = await import('../not-found/not-found-page.tsx');
  return { default: page };
});

const FAILURES: Readonly<Record<keyof typeof PAGES, string>> = {
  settings: 'La configuración no se pudo cargar.',
  part: 'Esta página no se pudo cargar.',
};

interface ElsewhereProps extends PageProps {
  readonly kind: keyof typeof PAGES;
}

/** Another page than the month. */
function Elsewhere({ kind, ...address }: ElsewhereProps) {
  const code = useCode(pageCode(kind), PAGES[kind]);
  if (code.status === 'ready') return <code.part {...address} />;
  return (
    <main>
      {code.status === 'failed' ? (
        <FailureNotice message={FAILURES[kind]} onRetry={code.retry} />
      ) : (
        <div role="status" aria-busy="true" aria-label="Cargando">
          <Skeleton height={420} />
        </div>
      )}
    </main>
  );
}

/** Has what a link points at on its way before the click. */
function usePrepare(): void {
  const queries = useQueryClient();
  useEffect(() => navigation().route(prepareWith(queries)), [queries]);
}

const Frame = styled('div')({
  '& main:not([hidden])': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 32,
    paddingBottom: 12,
  },
  '& .panel': { maxWidth: 1480 },
  [PHONE]: {
    '& main:not([hidden])': { gap: 20, paddingBlock: 12 },
  },
});

/** What the address leads to, under one header. The month, once seen, stays as it was left. */
export function Page({ arrival }: { arrival: Arrival }) {
  usePrepare();
  useAddress(useHost().apiBase);
  useLive();
  const { status, places } = usePlacing();
  const route = routeOf(
    useStore(navigation(), ({ path }) => path),
    pagesOf(places),
  );
  const isMonth = route.kind === 'month';
  const [wasMonth, setWasMonth] = useState(isMonth);
  if (isMonth && !wasMonth) setWasMonth(true);
  // While the registry is read, it may still turn out to be a part's.
  if (route.kind === 'unknown' && status !== 'reading') {
    return (
      <Suspense>
        <NotFoundPage />
      </Suspense>
    );
  }
  return (
    <Frame className="shell-page">
      {isMonth && <SkipLinks />}
      <Header arrival={arrival} isMonth={isMonth} />
      {wasMonth && <Month isSeen={isMonth} />}
      {'page' in route && <Elsewhere key={route.kind} {...route} />}
      <OfflineLine />
    </Frame>
  );
}
