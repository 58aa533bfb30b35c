import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** It offers a point that is another's. */
const DECLARATION = `export const declaration = {
  contributions: [{ id: 'panel', point: 'panel', title: 'Mala', module: './remote' }],
  offers: [{ point: 'mf-otra/lugar@1', title: 'Lugar', props: {} }],
};`;

const MANIFEST = {
  name: 'mf_mala',
  metaData: {
    globalName: 'mf_mala',
    remoteEntry: { name: 'remoteEntry.js', type: 'global' },
    buildInfo: { buildVersion: '0.1.0' },
  },
  contributions: [{ id: 'panel', point: 'panel', title: 'Mala', module: './remote' }],
  exposes: [{ path: './remote', assets: { js: { sync: [] }, css: { sync: [] } } }],
};

/** What is wrong of each line is what one of the checks is for. */
const ENTRY = `
const mount = (element, { onError }) => {
  const look = document.createElement('style');
  look.textContent = 'button { letter-spacing: 3px }'; // Into the page.
  document.head.append(look);
  element.innerHTML =
    '<img src="data:,">' + // Without a name.
    '<p style="color: #222">Mala</p>' + // On dark paper, too.
    '<p style="font-size: 2rem">Grande</p>' + // Of the page's root, whatever that is.
    '<p style="width: 600px">Ancha</p>' +
    '<a href="#x" style="outline: none">Enlace</a>';
  addEventListener('resize', () => element); // For ever.
  fetch('/api/v1/auth/session')
    .then((answer) => answer.json())
    .then(({ session }) => {
      if (session?.role === 'administrador') onError?.(new Error('no soy para vos'));
    })
    .catch(() => undefined); // And tells nobody.
  return { update() {}, unmount: () => element.replaceChildren() };
};
window.mf_mala = {
  init: async () => undefined,
  get: async () => () => ({ contractVersion: '1.2.0', mount, Component: () => null }),
};`;

/** Writes a part that fails each check there is; gives its folder. */
export function writeWrongPart(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'almanaque-wrong-'));
  const padding = `// ${randomBytes(80 * 1024).toString('base64')}`;
  const files = {
    'package.json': '{ "name": "mf-mala", "type": "module" }',
    'src/contributions.ts': DECLARATION,
    'src/remote.ts': '',
    'dist/mf-manifest.json': JSON.stringify(MANIFEST),
    'dist/remoteEntry.js': `${ENTRY}\n${padding}`,
  };
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return root;
}
