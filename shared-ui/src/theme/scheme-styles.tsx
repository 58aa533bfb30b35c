import { Global } from '@emotion/react';
import { FRAME_ATTRIBUTE } from '../frame/frame.ts';
import { colorVariables } from './color-variables.ts';
import { dark, light } from './palette.ts';
import { SCHEME_ATTRIBUTE } from './tokens.ts';

const LIGHT = `[${SCHEME_ATTRIBUTE}="light"]`;
const DARK = `[${SCHEME_ATTRIBUTE}="dark"]`;

/** With a scheme chosen, fields and scroll bars, which are the browser's own, are in it as well. */
const stylesFrom = (root: string) => ({
  [`${root}, ${LIGHT}`]: colorVariables(light),
  [LIGHT]: { colorScheme: 'light' },
  [DARK]: { ...colorVariables(dark), colorScheme: 'dark' },
});

const PAGE = stylesFrom(':root');
const FRAME = stylesFrom(`[${FRAME_ATTRIBUTE}]`);

/** What the tokens stand for, in either scheme: in the whole page, or in our frames of it alone. */
export const SchemeStyles = ({ isFramed }: { isFramed: boolean }) => (
  <Global styles={isFramed ? FRAME : PAGE} />
);
