type Names = readonly (readonly [pattern: RegExp, name: string])[];

/** The first that fits: browsers name in their own what they descend from. */
const BROWSERS: Names = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: Names = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac(?:intosh| OS X)\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (names: Names, text: string): string | undefined =>
  names.find(([pattern]) => pattern.test(text))?.[1];

/**
 * A browser as its owner would call it, 'Chrome en Windows': enough to tell one's devices apart, and
 * all that is kept of what the browser says of itself. Null: not one of those known.
 */
export function deviceWords(userAgent: string): string | null {
  const words = [nameIn(BROWSERS, userAgent), nameIn(SYSTEMS, userAgent)];
  return words.filter((name) => name !== undefined).join(' en ') || null;
}
