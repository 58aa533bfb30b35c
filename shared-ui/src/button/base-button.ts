import { css, jsx, type CSSObject, type SerializedStyles } from '@emotion/react';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import { token } from '../theme/tokens.ts';

/** What hovering adds: a veil of `color`. */
export const veil = (color: string): string =>
  `color-mix(in srgb, ${color} ${token.hoverStrength}, transparent)`;

const base = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  position: 'relative',
  boxSizing: 'border-box',
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: 0,
  outline: 0,
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  userSelect: 'none',
  verticalAlign: 'middle',
  appearance: 'none',
  textDecoration: 'none',
  WebkitTapHighlightColor: 'transparent',
  transition: `background-color ${token.motion}`,
});

/** After the look, so that no declaration stands behind a nested rule: see `nestingNatively`. */
const states = css({
  '&:focus-visible': { outline: `2px solid ${token.focus}`, outlineOffset: 2 },
  '&:disabled': { pointerEvents: 'none', cursor: 'default' },
  '@media print': { printColorAdjust: 'exact' },
});

export const classes = (...names: readonly (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ');

/** A button's styles, put together once for each look there is, and not for each button at each change. */
export function onceEach<Look extends object>(
  stylesOf: (look: Look) => CSSObject,
): (look: Look) => SerializedStyles {
  const known = new Map<string, SerializedStyles>();
  return (look) => {
    const key = JSON.stringify(look);
    const styles = known.get(key) ?? css(base, stylesOf(look), states);
    known.set(key, styles);
    return styles;
  };
}

export type BaseButtonProps = Omit<ComponentPropsWithRef<'button'>, 'color'> &
  Pick<ComponentPropsWithRef<'a'>, 'href' | 'download' | 'target' | 'rel'>;

/**
 * A button in `styles`; with `href`, a link that looks like one. By `jsx` and not by `styled`, which would
 * write the styles out again for each button at each change. The class names that looks add are those of
 * MUI's, by which parts adjust a button in its place.
 */
export const buttonIn = (styles: SerializedStyles, props: BaseButtonProps): ReactElement =>
  props.href === undefined
    ? jsx('button', { type: 'button', ...props, css: styles })
    : jsx('a', { ...props, css: styles });
