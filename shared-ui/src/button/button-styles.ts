import type { CSSObject, SerializedStyles } from '@emotion/react';
import { token, TOUCH } from '../theme/tokens.ts';
import { onceEach, veil } from './base-button.ts';

/** How a button looks. */
export interface Look {
  readonly variant: 'text' | 'outlined' | 'contained';
  readonly size: 'small' | 'medium';
  /** 'inherit': that of the text around it. */
  readonly color: 'primary' | 'error' | 'inherit';
}

const COLORS = { primary: token.ink, error: token.danger, inherit: 'inherit' } as const;

/** Above and below; an edge takes its own pixel. */
const PADDING = { small: 4, medium: 6 } as const;

const edge = (size: Look['size'], color: string): CSSObject => ({
  paddingBlock: PADDING[size] - 1,
  border: `1px solid ${color}`,
});

/** Also of one that keeps the focus, to say why it does nothing. */
const DISABLED = '&:is(:disabled, [aria-disabled="true"])';

const states = (hovered: string): CSSObject => ({
  '@media (hover: hover)': { '&:hover': { background: hovered } },
  [DISABLED]: { color: token.disabled },
});

const VARIANTS: Readonly<Record<Look['variant'], (look: Look) => CSSObject>> = {
  text: () => states(veil('currentColor')),
  outlined: ({ size }) => ({
    ...edge(size, token.hairline),
    ...states(veil('currentColor')),
  }),
  contained: ({ size, color }) => ({
    // Seen only where the system's colours are forced, which take its ground away.
    ...edge(size, 'transparent'),
    background: color === 'error' ? token.danger : token.ink,
    color: color === 'error' ? token.onDanger : token.paper,
    ...states(color === 'error' ? token.dangerPressed : token.pressed),
    [DISABLED]: { color: token.disabled, background: token.disabledGround },
  }),
};

// One rule of one class: what stands around a button may adjust it.
export const buttonStyles: (look: Look) => SerializedStyles = onceEach((look) => ({
  minWidth: 64,
  minHeight: 40,
  paddingInline: 18,
  paddingBlock: PADDING[look.size],
  borderRadius: 999,
  font: `600 ${look.size === 'small' ? '0.8125rem' : '0.9375rem'}/1.75 ${token.sans}`,
  color: COLORS[look.color],
  ...VARIANTS[look.variant](look),
  [TOUCH]: { minHeight: 44 },
  '& .start': { display: 'inherit', alignItems: 'center', margin: '0 8px 0 -4px' },
  // It grows with the letters.
  '& .start svg': { minWidth: '1.2em', height: 'auto' },
  // As high as a line of text, so that icon and words stand on one line.
  '& .start::before': { content: '"\\200b"', width: 0, overflow: 'hidden' },
}));
