import type { ReactNode } from 'react';
import { buttonIn, classes, type BaseButtonProps } from './base-button.ts';
import { buttonStyles, type Look } from './button-styles.ts';

export interface ButtonProps extends Partial<Look>, BaseButtonProps {
  readonly startIcon?: ReactNode;
}

/** A button with words; with `href`, a link that looks like one. */
export const Button = ({
  variant = 'text',
  size = 'medium',
  color = 'primary',
  startIcon,
  className,
  children,
  ...rest
}: ButtonProps) =>
  buttonIn(buttonStyles({ variant, size, color }), {
    ...rest,
    className: classes('MuiButton-root', className),
    children: startIcon ? (
      <>
        <span className="start">{startIcon}</span>
        {children}
      </>
    ) : (
      children
    ),
  });
