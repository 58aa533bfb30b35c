import { css, type CSSObject, type SerializedStyles } from '@emotion/react';
import styled from '@emotion/styled';
import { token } from '../theme/tokens.ts';

/** What hovering adds: a veil of `color`. */
export const veil = (color: string): string =>
  `color-mix(in srgb, ${color} ${token.hoverStrength}, transparent)`;

const styles = css({
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
});

/** After the look, so that no declaration stands behind a nested rule: see `nestingNatively`. */
const states = css({
  '&:focus-visible': { outline: `2px solid ${token.focus}`, outlineOffset: 2 },
  '&:disabled': { pointerEvents: 'none', cursor: 'default' },
  '@media print': { printColorAdjust: 'exact' },
});

/** A button without a look. The class names are those of MUI's, by which parts adjust it in its place. */
export const BaseButton = styled('button')(styles);

export const classes = (...names: readonly (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ');

/** The styles of a look, put together once for each look there is, and not for each button at each change. */
export function onceEach<Look extends object>(
  stylesOf: (look: Look) => CSSObject,
): (look: Look) => SerializedStyles {
  const known = new Map<string, SerializedStyles>();
  return (look) => {
    const key = JSON.stringify(look);
    const styles = known.get(key) ?? css(stylesOf(look), states);
    known.set(key, styles);
    return styles;
  };
}
