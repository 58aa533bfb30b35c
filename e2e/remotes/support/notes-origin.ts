import { createServer } from 'node:http';
import { close, listen } from '../../../tools/local-server.ts';

/** A release of a part as another team may write it by hand: a field to write in, and who it is. */
export interface NotesRelease {
  /** Default: one that today's shell accepts. */
  readonly contract?: string;
  /** It cannot be drawn. */
  readonly isBroken?: boolean;
  /** It brings a page of the settings, not a panel: it tells which of its addresses it is at. */
  readonly isScreen?: boolean;
}

const PANEL = { id: 'notes', point: 'panel', title: 'Notas', module: './remote' };
const SCREEN = {
  ...PANEL,
  point: 'settings-screen',
  path: 'notas',
  about: 'Lo que cada cual anota.',
  group: 'people',
  keywords: ['cuaderno'],
  roles: ['administrador'],
};

const manifestOf = (version: string, { contract = '1.0.0', isScreen = false }: NotesRelease) => ({
  name: 'mf_notas',
  metaData: {
    globalName: 'mf_notas',
    remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global' },
    buildInfo: { buildVersion: version },
  },
  exposes: [{ name: 'remote', assets: { js: { sync: [], async: [] } } }],
  shared: [{ name: '@almanaque/shared-contracts', version: contract }],
  contributions: [isScreen ? SCREEN : PANEL],
});

const entryOf = (
  version: string,
  { contract = '1.0.0', isBroken = false }: NotesRelease,
) => `(() => {
  const keep = (event) => event.preventDefault();
  const tell = (element, { point: { rest, setDetail } = {} } = {}) => {
    if (!setDetail) return;
    element.querySelector('p').textContent = rest === '' ? 'Todas las notas' : 'La nota ' + rest;
    setDetail(rest === '' ? null : 'Nota ' + rest);
  };
  const mount = (element, props) => {
    if (${String(isBroken)}) throw new Error('Notas ${version} no se dibuja');
    element.innerHTML = '<section aria-label="Notas"><p>Notas ${version}</p><input aria-label="Nota"></section>';
    element.querySelector('input').addEventListener('input', ({ target }) => {
      if (target.value) addEventListener('beforeunload', keep);
      else removeEventListener('beforeunload', keep);
    });
    tell(element, props);
    const unmount = () => {
      removeEventListener('beforeunload', keep);
      element.replaceChildren();
    };
    return { update: (next) => tell(element, next), unmount };
  };
  const module = { contractVersion: '${contract}', mount, Component: () => null };
  self.mf_notas = { init: () => {}, get: async () => () => module };
})();`;

/** Serves releases of `mf-notas`, each in a folder of its own: `/1.0.0/mf-manifest.json`. */
export async function startNotesOrigin(releases: Readonly<Record<string, NotesRelease>>) {
  const server = createServer(({ url = '' }, response) => {
    const [, version = '', file = ''] = new URL(url, 'http://origin.invalid').pathname.split('/');
    const release = releases[version];
    response.setHeader('access-control-allow-origin', '*');
    if (release && file === 'mf-manifest.json') {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(manifestOf(version, release)));
    } else if (release && file === 'remoteEntry.js') {
      response.setHeader('content-type', 'text/javascript');
      response.end(entryOf(version, release));
    } else response.writeHead(404).end();
  });
  const port = await listen(server);
  return { url: `http://127.0.0.1:${port}`, stop: () => close(server) };
}
