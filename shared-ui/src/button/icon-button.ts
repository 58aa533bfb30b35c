import { token } from '../theme/tokens.ts';
import { buttonIn, classes, onceEach, veil, type BaseButtonProps } from './base-button.ts';

interface Look {
  readonly size?: 'small' | 'medium' | undefined;
  /** Absent: that of an icon at rest. 'inherit': that of the text around it. */
  readonly color?: 'inherit' | undefined;
}

const stylesOf = onceEach(({ size, color }: Look) => ({
  flex: '0 0 auto',
  padding: size === 'small' ? 5 : 8,
  borderRadius: '50%',
  textAlign: 'center',
  fontSize: size === 'small' ? '1.125rem' : '1.5rem',
  color: color ?? token.idle,
  '@media (hover: hover)': { '&:hover': { background: veil(token.ink) } },
  '&:disabled': { color: token.disabled },
  // With the letters, as far as a button of 44 px has room for it.
  '& > svg': { minWidth: 'min(0.8em, 28px)', height: 'auto' },
}));

interface IconButtonProps extends Look, BaseButtonProps {}

/** A round button with an icon alone: it needs an `aria-label`, or a tooltip that names it. */
export const IconButton = ({ size, color, className, ...rest }: IconButtonProps) =>
  buttonIn(stylesOf({ size, color }), {
    ...rest,
    className: classes('MuiIconButton-root', className),
  });
