import { Skeleton } from '@almanaque/ui';

/** In the place of what a step is waiting for. */
export const Loading = ({ height }: { readonly height: number }) => (
  <Skeleton role="status" aria-busy aria-label="Cargando" height={height} />
);
