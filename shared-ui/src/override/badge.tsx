import { PHONE, styled, token } from '@almanaque/ui';
import type { ReactNode } from 'react';

const Frame = styled('section')({
  position: 'fixed',
  insetInlineStart: 16,
  bottom: 16,
  // Over dialogs: also there it says whose code is in use.
  zIndex: 1400,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  maxWidth: 560,
  padding: '10px 16px',
  border: `2px solid ${token.sun}`,
  borderRadius: token.radius,
  background: token.surface,
  color: token.ink,
  overflowWrap: 'anywhere',
  '& p': { flex: '1 1 280px', margin: 0 },
  '& small': { display: 'block', color: token.inkSoft, fontSize: '0.875rem' },
  [PHONE]: { insetInlineEnd: 16 },
  '@media print': { display: 'none' },
});

interface BadgeProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Says in a corner of the page that it is not as it is published. */
export const Badge = ({ label, children }: BadgeProps) => (
  <Frame role="region" aria-label={label}>
    {children}
  </Frame>
);
