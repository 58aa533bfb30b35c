import { Skeleton, styled } from '@almanaque/ui';

const Cards = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
});

/** Three cards to come, one a budget level. */
export const RecommendationsSkeleton = () => (
  <Cards role="status" aria-busy="true" aria-label="Cargando las recomendaciones">
    <Skeleton height={220} />
    <Skeleton height={220} />
    <Skeleton height={220} />
  </Cards>
);
