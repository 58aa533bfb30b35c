const SCHEMES = { claro: 'light', oscuro: 'dark' } as const;
export type Scheme = (typeof SCHEMES)[keyof typeof SCHEMES];

const isNamed = (theme: string | null): theme is keyof typeof SCHEMES =>
  theme !== null && Object.hasOwn(SCHEMES, theme);

/** Whether `theme` is one that an element may be told; none is one, too. */
export const isTheme = (theme: string | null): boolean =>
  theme === null || theme === 'sistema' || isNamed(theme);

/**
 * The colours an element is to have: those its `theme` names, those of the system ('sistema'), or
 * where nothing is said, those of the page as its `color-scheme` declares them. A page that declares
 * none is a light one.
 */
export function schemeOf(element: Element, systemIsDark: boolean): Scheme {
  const theme = element.getAttribute('theme');
  if (isNamed(theme)) return SCHEMES[theme];
  const offered = theme === 'sistema' ? 'light dark' : getComputedStyle(element).colorScheme;
  const [isLight, isDark] = [/\blight\b/.test(offered), /\bdark\b/.test(offered)];
  return isDark && (systemIsDark || !isLight) ? 'dark' : 'light';
}
