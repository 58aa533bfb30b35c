import type { EmotionCache } from '@emotion/cache';
import { FRAME_ATTRIBUTE } from '../frame/frame.ts';
import { colorVariables } from './color-variables.ts';
import { dark, light } from './palette.ts';
import { SCHEME_ATTRIBUTE } from './tokens.ts';

const LIGHT = `[${SCHEME_ATTRIBUTE}="light"]`;
const DARK = `[${SCHEME_ATTRIBUTE}="dark"]`;

const rule = (selector: string, declarations: Readonly<Record<string, string>>): string =>
  `${selector}{${Object.entries(declarations)
    .map((each) => `${each.join(':')};`)
    .join('')}}`;

/**
 * With a scheme chosen, fields and scroll bars, which are the browser's own, are in it as well. Paper is
 * white in either.
 */
const rulesFrom = (root: string): string[] => [
  rule(`${root},${LIGHT}`, colorVariables(light)),
  rule(LIGHT, { 'color-scheme': 'light' }),
  `@media screen{${rule(DARK, { ...colorVariables(dark), 'color-scheme': 'dark' })}}`,
];

/**
 * Says what the tokens stand for, in either scheme: in the whole page, or in our frames of it alone.
 * Once for all that shares the cache, and as it is: these rules are long, and nothing in them is nested.
 */
export function withSchemes(cache: EmotionCache, isFramed: boolean): EmotionCache {
  for (const each of rulesFrom(isFramed ? `[${FRAME_ATTRIBUTE}]` : ':root'))
    cache.sheet.insert(each);
  return cache;
}
