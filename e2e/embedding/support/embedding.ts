import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { startRemoteOrigin, type RemoteOrigin } from '../../faults/support/remote-origin.ts';
import { startServer, type RunningServer } from '../../../tools/server.ts';
import type { RemoteName } from '../../support/stop-remote.ts';
import { test as base } from '../../support/test.ts';
import { startPortal, type Portal } from './portal.ts';

/** A foreign portal, the server it may ask, and each remote on an origin of its own. */
export interface PortalSite {
  readonly portal: Portal;
  /** Address of the server: an element's `api-base`. */
  readonly api: string;
  readonly origins: Readonly<Record<RemoteName, { readonly url: string }>>;
}

export interface Embedding extends PortalSite {
  readonly server: RunningServer;
  readonly origins: Readonly<Record<RemoteName, RemoteOrigin>>;
}

/** Gives `use` a foreign portal and what it embeds, and stops it all afterwards. */
export async function withEmbedding(use: (embedding: Embedding) => Promise<void>): Promise<void> {
  const portal = await startPortal();
  const server = await startServer({ CORS_ORIGINS: portal.url });
  const origins = {
    'mf-calendar': await startRemoteOrigin('mf-calendar'),
    'mf-notifications': await startRemoteOrigin('mf-notifications'),
    'mf-recommendations': await startRemoteOrigin('mf-recommendations'),
  };
  portal.allow([server.url, ...Object.values(origins).map(({ url }) => url)]);
  await use({ portal, server, api: server.url, origins });
  await Promise.all([
    portal.stop(),
    server.stop(),
    ...Object.values(origins).map(({ stop }) => stop()),
  ]);
}

/** A test in a foreign portal. */
export const test = base.extend<object, { readonly embedding: Embedding }>({
  embedding: [({}, use) => withEmbedding(use), { scope: 'worker', timeout: 180_000 }],
  baseURL: ({ embedding }, use) => use(embedding.portal.url),
});

const TAGS: Readonly<Record<RemoteName, string>> = {
  'mf-calendar': 'almanaque-calendario',
  'mf-notifications': 'almanaque-campanita',
  'mf-recommendations': 'almanaque-recomendaciones',
};

export interface HostPage {
  readonly embeds: readonly RemoteName[];
  /** Attributes of every element: 'theme="oscuro"'. */
  readonly attributes?: string;
  /** Before the elements, in the body. */
  readonly before?: string;
  /** After them. */
  readonly after?: string;
  /** The host's own style sheet. */
  readonly css?: string;
  /** Default: until all of it has loaded. */
  readonly waitUntil?: 'load' | 'commit';
  /** The host's own script, which runs before the elements are defined. */
  readonly script?: string;
}

/** Opens a page of the portal, written by hand and without a bundler, with an element of each remote. */
export async function openHostPage(
  page: Page,
  { portal, api, origins }: PortalSite,
  {
    embeds,
    attributes = '',
    before = '',
    after = '',
    css = '',
    script = '',
    waitUntil = 'load',
  }: HostPage,
): Promise<void> {
  // In a folder of its own: several pages may be open at once.
  const folder = `/${randomUUID()}`;
  portal.put(`${folder}/portal.css`, css);
  portal.put(`${folder}/portal.js`, script);
  const elements = embeds.map(
    (name) => `<${TAGS[name]} api-base="${api}" ${attributes}></${TAGS[name]}>`,
  );
  const modules = embeds.map(
    (name) => `<script type="module" src="${origins[name].url}/element.js"></script>`,
  );
  portal.put(
    `${folder}/`,
    `<!doctype html>
<html lang="es">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <link rel="icon" href="data:,">
    <title>Portal ajeno</title>
    <link rel="stylesheet" href="portal.css">
    <script src="portal.js"></script>
    ${modules.join('\n    ')}
  </head>
  <body>
    ${before}
    <main>${elements.join('\n')}</main>
    ${after}
  </body>
</html>`,
  );
  await page.goto(`${portal.url}${folder}/`, { waitUntil });
}

/** Puts one more element into the page, with these attributes besides its server's address. */
export async function addElement(
  page: Page,
  { api }: Embedding,
  name: RemoteName,
  attributes: Readonly<Record<string, string>> = {},
): Promise<void> {
  await page.evaluate(
    ([tag, all]) => {
      const element = document.createElement(tag);
      for (const [attribute, value] of Object.entries(all)) element.setAttribute(attribute, value);
      document.querySelector('main')?.append(element);
    },
    [TAGS[name], { 'api-base': api, ...attributes }] as const,
  );
}
