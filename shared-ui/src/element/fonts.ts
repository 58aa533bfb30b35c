import serif from '../fonts/almanaque-serif.woff2';
import sans from '../fonts/almanaque-sans.woff2';

const FONTS = [
  { family: 'Fraunces Variable', url: serif, weight: '400 700' },
  { family: 'Source Sans 3 Variable', url: sans, weight: '400 700' },
] as const;

const isDeclared = (family: string): boolean =>
  [...document.fonts].some((font) => font.family.replaceAll(/["']/g, '') === family);

/**
 * Declares our letters on the document, unless somebody did: a shadow root cannot have its own. They
 * are fetched when first written with.
 */
export function declareFonts(): void {
  for (const { family, url, weight } of FONTS) {
    if (isDeclared(family)) continue;
    document.fonts.add(new FontFace(family, `url("${url}")`, { weight, display: 'swap' }));
  }
}
