import { Skeleton, styled } from '@almanaque/ui';

const Cards = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
});

/** Cards to come. */
export const PanelSkeleton = ({ label }: { label: string }) => (
  <Cards role="status" aria-busy="true" aria-label={label}>
    <Skeleton height={220} />
    <Skeleton height={220} />
    <Skeleton height={220} />
  </Cards>
);
