import type { EmotionCache } from '@emotion/cache';

/** Of CSS Nesting the last piece (2024). */
const nestsNatively = (): boolean => 'CSSNestedDeclarations' in globalThis;

/**
 * What emotion and CSS read differently: ':hover' without its '&', which is the element's own or a
 * descendant's; a declaration after a nested rule, which comes before it or after; and rules that CSS
 * knows at the top alone.
 */
const AMBIGUOUS = /(?:^|[;{},]):|\};?[-\w]+:[^{}]*(?:[;}]|$)|@(?!media|container|supports)/;

/** A sheet of paper, which CSS knows at the top alone; its name says whose it is wherever it stands. */
const PAGE = /@page [^{}]*\{[^{}]*\}/g;

/** Safari alone still wants the prefix. */
const USER_SELECT = /(?<![\w-])user-select:[^;}]*/g;

/**
 * Has the browser take nested rules apart instead of emotion's compiler, which is written in
 * JavaScript and costs the first view a quarter of its rendering. What is ambiguous, and what is
 * no class of its own (key frames, global rules), goes the usual way.
 */
export function nestingNatively(cache: EmotionCache): EmotionCache {
  if (!nestsNatively()) return cache;
  const { insert } = cache;
  cache.insert = (selector, serialized, sheet, shouldCache) => {
    const { name } = serialized;
    const styles = serialized.styles.replaceAll(PAGE, '');
    if (selector === '' || AMBIGUOUS.test(styles)) {
      insert(selector, serialized, sheet, shouldCache);
      return;
    }
    for (const page of serialized.styles.match(PAGE) ?? []) sheet.insert(page);
    sheet.insert(`${selector}{${styles.replaceAll(USER_SELECT, '-webkit-$&;$&')}}`);
    if (shouldCache) cache.inserted[name] = true;
  };
  return cache;
}
