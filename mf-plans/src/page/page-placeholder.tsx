import { Skeleton } from '@almanaque/ui';
import { PageFrame } from './page-frame.ts';

/** The size of a list, which is what comes most often. */
export const PagePlaceholder = () => (
  <PageFrame aria-busy="true" aria-label="Cargando los planes">
    <Skeleton width="min(280px, 60%)" height={40} />
    <Skeleton height={44} />
    {[0, 1, 2, 3].map((line) => (
      <Skeleton key={line} height={88} />
    ))}
  </PageFrame>
);
