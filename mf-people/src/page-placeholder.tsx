import { Skeleton } from '@almanaque/ui';

/** The size of the roster, which is what comes most often. */
export const PagePlaceholder = () => (
  <div aria-busy="true" aria-label="Cargando las personas">
    <Skeleton height={560} />
  </div>
);
