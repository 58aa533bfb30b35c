import styled from '@emotion/styled';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { BaseButton, classes } from './base-button.ts';
import { buttonStyles, type Look } from './button-styles.ts';

const Root = styled(BaseButton)<{ readonly look: Look }>(({ look }) => buttonStyles(look));

const Start = styled('span')({
  display: 'inherit',
  alignItems: 'center',
  marginRight: 8,
  marginLeft: -4,
  // As high as a line of text, so that icon and words stand on one line.
  '&::before': { content: '"\\200b"', width: 0, overflow: 'hidden' },
});

export interface ButtonProps
  extends
    Partial<Look>,
    Omit<ComponentPropsWithRef<'button'>, 'color'>,
    Pick<ComponentPropsWithRef<'a'>, 'href' | 'download' | 'target' | 'rel'> {
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
}: ButtonProps) => (
  <Root
    {...(rest.href === undefined ? { type: 'button' as const } : { as: 'a' as const })}
    {...rest}
    look={{ variant, size, color }}
    className={classes('MuiButton-root', className)}
  >
    {startIcon && <Start>{startIcon}</Start>}
    {children}
  </Root>
);
