import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { REDUCED_MOTION, token } from '../theme/tokens.ts';

const pulse = keyframes({ '0%, 100%': { opacity: 1 }, '50%': { opacity: 0.4 } });

type Variant = 'rounded' | 'circular' | 'text';

const Shape = styled('span', { shouldForwardProp: (name) => name !== 'variant' })<{
  readonly variant: Variant;
}>(({ variant }) => ({
  display: 'block',
  height: '1.2em',
  borderRadius: token.radius,
  background: token.skeleton,
  animation: `${pulse} 2s ease-in-out 0.5s infinite`,
  [REDUCED_MOTION]: { animation: 'none' },
  ...(variant === 'circular' && { borderRadius: '50%' }),
  ...(variant === 'text' && {
    height: 'auto',
    transformOrigin: '0 55%',
    transform: 'scale(1, 0.6)',
    borderRadius: `${token.radius}/16.7px`,
    '&:empty::before': { content: '"\\00a0"' },
  }),
}));

interface SkeletonProps extends ComponentPropsWithRef<'span'> {
  readonly variant?: Variant;
  readonly width?: number | string;
  readonly height?: number | string;
}

/** Holds the place of what is on its way. */
export const Skeleton = ({ variant = 'rounded', width, height, style, ...rest }: SkeletonProps) => (
  <Shape {...rest} variant={variant} style={{ width, height, ...style }} />
);
