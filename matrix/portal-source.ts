import type { Cell } from './cells.ts';

/** Where the parts and their server are. */
export interface Addresses {
  readonly api: string;
  readonly calendar: string;
  readonly bell: string;
}

const propsFor = ({ api }: Addresses): string => `
const props = { apiBase: '${api}', nonce: document.querySelector('script[nonce]')?.nonce };
const parts = {
  campanita: () => import('mf_notifications/remote'),
  calendario: () => import('mf_calendar/remote'),
};`;

/** In the tree of the portal, and on its React where that will do. */
const AS_COMPONENTS = `
import { createElement, lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
const [Campanita, Calendario] = Object.values(parts).map((load) =>
  lazy(async () => ({ default: (await load()).Component })),
);
createRoot(document.querySelector('#app')).render(
  createElement(Suspense, { fallback: 'Cargando…' },
    createElement(Campanita, props), createElement(Calendario, props)),
);`;

/** For a React that is older than ours by a major version. */
const MOUNTED_BY_REACT = `
import { createElement, useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
function Part({ load }) {
  const place = useRef(null);
  useEffect(() => {
    let part;
    let isGone = false;
    load().then(({ mount }) => { if (!isGone) part = mount(place.current, props); });
    return () => { isGone = true; part?.unmount(); };
  }, [load]);
  return createElement('div', { ref: place });
}
createRoot(document.querySelector('#app')).render(
  Object.entries(parts).map(([key, load]) => createElement(Part, { key, load })),
);`;

const MOUNTED = `
for (const load of Object.values(parts)) {
  const place = document.createElement('div');
  document.querySelector('#app').append(place);
  load().then(({ mount }) => mount(place, props));
}`;

function drawnBy(react: string | null): string {
  if (react === null) return MOUNTED;
  return react.startsWith('18') ? MOUNTED_BY_REACT : AS_COMPONENTS;
}

const TAGS = ['almanaque-campanita', 'almanaque-calendario'];

/** The page's own code, as it is served, with the elements. */
function plainSource(react: string | null, { api, bell, calendar }: Addresses) {
  const modules = [bell, calendar].map((part) => `import '${part}/element.js';`).join('\n');
  const tags = JSON.stringify(TAGS);
  const drawn =
    react === null
      ? `for (const tag of ${tags}) {
  const element = document.createElement(tag);
  element.setAttribute('api-base', '${api}');
  document.querySelector('#app').append(element);
}`
      : `import { createElement, createRoot } from '/react.js';
createRoot(document.querySelector('#app')).render(
  ${tags}.map((tag) => createElement(tag, { key: tag, 'api-base': '${api}' })),
);`;
  return {
    'main.js': `${modules}\n${drawn}`,
    // What a page without a bundler has of React: one file of modules, as others publish it.
    'react-entry.js': `export { createElement } from 'react';\nexport { createRoot } from 'react-dom/client';`,
  };
}

/** The portal's own code, by file. */
export const portalSource = (
  { bundler, react }: Cell,
  addresses: Addresses,
): Record<string, string> =>
  bundler === 'ninguno' ? plainSource(react, addresses) : federatedSource(react, addresses);

const federatedSource = (react: string | null, addresses: Addresses) => ({
  // What is shared comes asynchronously, so a portal begins with an import().
  'main.js': "import('./portal.js');",
  'portal.js': propsFor(addresses) + drawnBy(react),
});
