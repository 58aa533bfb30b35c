import { Skeleton, styled, PHONE } from '@almanaque/ui';

const Frame = styled('div')({
  display: 'grid',
  gap: 16,
  minHeight: 720,
  alignContent: 'start',
  [PHONE]: { minHeight: 520 },
});

/** Holds the calendar's place until it is there. */
export const CalendarSkeleton = () => (
  <Frame aria-busy="true" aria-label="Cargando el calendario" role="status">
    <Skeleton width="40%" height={48} />
    <Skeleton height={640} />
  </Frame>
);
