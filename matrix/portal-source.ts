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

/** The portal's own code, by file. */
export const portalSource = ({ react }: Cell, addresses: Addresses): Record<string, string> => ({
  // What is shared comes asynchronously, so a portal begins with an import().
  'main.js': "import('./portal.js');",
  'portal.js': propsFor(addresses) + drawnBy(react),
});
