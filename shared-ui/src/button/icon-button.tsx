import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { token } from '../theme/tokens.ts';
import { BaseButton, classes, onceEach, veil } from './base-button.ts';

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
  transition: 'background-color 150ms cubic-bezier(0.4, 0, 0.2, 1) 0ms',
  '@media (hover: hover)': { '&:hover': { background: veil(token.ink) } },
  '&:disabled': { color: token.disabled },
}));

const Root = styled(BaseButton)<{ readonly look: Look }>(({ look }) => stylesOf(look));

interface IconButtonProps extends Look, Omit<ComponentPropsWithRef<'button'>, 'color'> {}

/** A round button with an icon alone: it needs an `aria-label`, or a tooltip that names it. */
export const IconButton = ({ size, color, className, ...rest }: IconButtonProps) => (
  <Root
    type="button"
    {...rest}
    look={{ size, color }}
    className={classes('MuiIconButton-root', className)}
  />
);
