import { Skeleton, styled, PHONE } from '@almanaque/ui';

const Frame = styled('div')({
  display: 'grid',
  gap: '0.75rem',
  minHeight: 'max(34rem, calc(100dvh - 4rem - 12px))',
  alignContent: 'start',
  [PHONE]: { minHeight: 520 },
});

/** Holds the place of what people come for until it is there. */
export const MainSkeleton = ({ label }: { label: string }) => (
  <Frame aria-busy="true" aria-label={label} role="status">
    <Skeleton
      width="40%"
      height="2.75rem"
      style={{ margin: '0.625rem 0 0 var(--almanaque-masthead)' }}
    />
    <Skeleton height="calc(100dvh - 10rem)" style={{ minHeight: '28rem' }} />
  </Frame>
);
