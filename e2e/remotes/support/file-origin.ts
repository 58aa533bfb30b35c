import { createServer } from 'node:http';
import { close, listen } from '../../../tools/local-server.ts';

/** What is at an address: data, a script, a page, nothing, or a request that nobody ever answers. */
export type Found =
  | { readonly json: unknown }
  | { readonly script: string }
  | { readonly html: string }
  | { readonly kind: 'nothing' | 'never' };

export interface FileOrigin {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** An origin of parts that were written by hand, each in a folder: `/notas/mf-manifest.json`. */
export async function startFileOrigin(
  find: (folder: string, file: string) => Found,
): Promise<FileOrigin> {
  const server = createServer(({ url = '' }, response) => {
    const [, folder = '', file = ''] = new URL(url, 'http://origin.invalid').pathname.split('/');
    const found = find(folder, file);
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('timing-allow-origin', '*');
    if ('json' in found) {
      response.setHeader('content-type', 'application/json').end(JSON.stringify(found.json));
    } else if ('script' in found) {
      response.setHeader('content-type', 'text/javascript').end(found.script);
    } else if ('html' in found) {
      response.setHeader('content-type', 'text/html').end(found.html);
    } else if (found.kind === 'nothing') response.writeHead(404).end();
  });
  const port = await listen(server);
  return { url: `http://127.0.0.1:${port}`, stop: () => close(server) };
}

interface Handwritten {
  readonly container: string;
  readonly version: string;
  /** The one it was built with. */
  readonly contract: string;
  readonly contributions: readonly object[];
}

/** The manifest of a part whose one module is './remote', as its build would write it. */
export const manifestOf = ({ container, version, contract, contributions }: Handwritten) => ({
  name: container,
  metaData: {
    globalName: container,
    remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global' },
    buildInfo: { buildVersion: version },
  },
  exposes: [{ name: 'remote', assets: { js: { sync: [], async: [] } } }],
  shared: [{ name: '@almanaque/shared-contracts', version: contract }],
  contributions,
});
