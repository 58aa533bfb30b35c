import createCache, { type EmotionCache } from '@emotion/cache';
import { FrameSheet } from '../frame/frame-sheet.ts';
import { nestingNatively } from './native-nesting.ts';
import { withSchemes } from './scheme-styles.ts';

const KEY = 'alm';

const caches = new Map<string | undefined, EmotionCache>();
/** By the document or shadow root they style, with which they go. */
const frameCaches = new WeakMap<Node, EmotionCache>();

/** The style cache of the page, one for each nonce. */
export function cacheFor(nonce: string | undefined): EmotionCache {
  const known = caches.get(nonce);
  if (known) return known;
  const cache = nestingNatively(createCache({ key: KEY, ...(nonce !== undefined && { nonce }) }));
  caches.set(nonce, withSchemes(cache, false));
  return cache;
}

/** The style cache of the frames in the document or shadow root that `frame` is in. */
export function cacheAround(frame: HTMLElement): EmotionCache {
  const root = frame.getRootNode();
  const known = frameCaches.get(root);
  if (known) return known;
  const container = root instanceof Document ? root.head : root;
  const cache = nestingNatively(createCache({ key: KEY, container }));
  // Browsers of before 2023 have none of these: there the rules go into style tags.
  if ('adoptedStyleSheets' in root) cache.sheet = new FrameSheet({ key: KEY, container: root });
  frameCaches.set(root, withSchemes(cache, true));
  return cache;
}
