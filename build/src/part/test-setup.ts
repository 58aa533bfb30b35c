import { transformSync } from '@swc/core';
import { JSDOM } from 'jsdom';
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { SHARED_MODULES } from '../shared-modules.ts';

// Loaded before the tests of a part: they are in TypeScript and JSX, and run in a document.

const isOwn = (url: string): boolean => /\.tsx?$/.test(url) && !url.includes('/node_modules/');

function compiled(url: string): string {
  const filename = fileURLToPath(url);
  const { code } = transformSync(readFileSync(filename, 'utf8'), {
    filename,
    sourceMaps: 'inline',
    jsc: {
      parser: { syntax: 'typescript', tsx: filename.endsWith('x') },
      target: 'es2022',
      transform: { react: { runtime: 'automatic' } },
    },
  });
  return code;
}

registerHooks({
  load(url, context, nextLoad) {
    if (isOwn(url)) return { format: 'module', source: compiled(url), shortCircuit: true };
    // How it looks is not what is tested here.
    if (/\.(css|woff2|svg)$/.test(url)) {
      return { format: 'module', source: 'export default ""', shortCircuit: true };
    }
    return nextLoad(url, context);
  },
});

const { window } = new JSDOM('<!doctype html>', {
  url: 'http://localhost/',
  pretendToBeVisual: true,
});

/** jsdom has no media; to each question it says no. */
const matchMedia = (media: string) => Object.assign(new EventTarget(), { media, matches: false });

for (const name of Object.getOwnPropertyNames(window)) {
  if (name in globalThis) continue;
  Object.defineProperty(globalThis, name, {
    configurable: true,
    writable: true,
    value: Reflect.get(window, name) as unknown,
  });
}
/** Node has its own of these, which jsdom's document does not know. */
const OF_THE_DOCUMENT = ['Event', 'EventTarget', 'CustomEvent', 'AbortController', 'AbortSignal'];

Object.assign(globalThis, {
  matchMedia,
  ...Object.fromEntries(
    OF_THE_DOCUMENT.map((name) => [name, Reflect.get(window, name) as unknown]),
  ),
  BUILT_WITH_CONTRACT: SHARED_MODULES['@almanaque/shared-contracts']?.version,
  IS_REACT_ACT_ENVIRONMENT: true,
});
Object.defineProperty(globalThis, 'navigator', { value: window.navigator });
