import { manifestOf, startFileOrigin, type FileOrigin } from './file-origin.ts';

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
export const startNotesOrigin = (
  releases: Readonly<Record<string, NotesRelease>>,
): Promise<FileOrigin> =>
  startFileOrigin((version, file) => {
    const release = releases[version];
    if (release && file === 'mf-manifest.json') {
      const { contract = '1.0.0', isScreen = false } = release;
      const contributions = [isScreen ? SCREEN : PANEL];
      return { json: manifestOf({ container: 'mf_notas', version, contract, contributions }) };
    }
    if (release && file === 'remoteEntry.js') return { script: entryOf(version, release) };
    return { kind: 'nothing' };
  });
