import { FailureNotice, Skeleton, useCode } from '@almanaque/ui';

const loadPage = () => import('./coverage-page.tsx');

/** Who was celebrated, fetched by whoever asks for it. */
export function LateCoverage() {
  const code = useCode('plans-coverage', loadPage);
  switch (code.status) {
    case 'loading':
      return <Skeleton height={480} />;
    case 'failed':
      return <FailureNotice message="La cobertura no se pudo cargar." onRetry={code.retry} />;
    case 'ready':
      return <code.part.CoveragePage />;
  }
}
