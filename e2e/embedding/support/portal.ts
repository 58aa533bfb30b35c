import { createServer } from 'node:http';
import { close, listen } from '../../../tools/local-server.ts';

/** A site that is not ours, with pages of its own, on an origin of its own. */
export interface Portal {
  readonly url: string;
  /**
   * Puts a file at `path`: '/portal.js', '/'.
   * @param nonce that its content policy allows style tags by; absent: none.
   */
  readonly put: (path: string, body: string, nonce?: string) => void;
  /** From now on its content policy allows parts and data from these origins. */
  readonly allow: (embeds: readonly string[]) => void;
  readonly stop: () => Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css' };

/** Its content policy allows the origins it was told, no style but its own files, and no script in its pages. */
export async function startPortal(): Promise<Portal> {
  const files = new Map<string, { readonly body: string; readonly nonce?: string | undefined }>();
  let from = '';
  const policy = (nonce?: string) =>
    [
      "default-src 'none'",
      `script-src 'self' ${from}`,
      `style-src 'self'${nonce === undefined ? '' : ` 'nonce-${nonce}'`}`,
      `font-src ${from}`,
      `connect-src ${from}`,
      `img-src 'self' data: ${from}`,
      "base-uri 'none'",
    ].join('; ');
  const server = createServer(({ url = '' }, response) => {
    const path = new URL(url, 'http://portal.invalid').pathname;
    const type = TYPES[path.split('.').at(-1) ?? ''] ?? 'text/html';
    const file = files.get(path);
    response.writeHead(file ? 200 : 404, {
      'content-type': `${type}; charset=utf-8`,
      'content-security-policy': policy(file?.nonce),
    });
    response.end(file?.body);
  });
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}`,
    put: (path, body, nonce) => files.set(path, { body, nonce }),
    allow: (embeds) => {
      from = embeds.join(' ');
    },
    stop: () => close(server),
  };
}
