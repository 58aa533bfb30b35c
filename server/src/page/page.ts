import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import * as z from 'zod';
import { isWithin, pagesOf, SETTINGS_PATH } from '@almanaque/shared-contracts/contributions';
import type { RuntimeConfig } from '@almanaque/shared-contracts/schemas';
import type { Config } from '../config/config.ts';
import { ApiError } from '../http/error.ts';
import { bootReader, type Boot } from './boot.ts';
import { contentPolicy, nonceSource, renderDocument } from './document.ts';
import { foreignManifests, readFrom } from './foreign-manifests.ts';
import { NO_HINTS } from './hints.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import { registryState } from './registry-state.ts';
import { registryFile } from './registry-file.ts';
import { staticFiles } from './static-files.ts';
import { tellRefused } from './tell-refused.ts';
import { tellUnlisted } from './tell-unlisted.ts';

import { parseTemplate } from './template.ts';
import { watchedFile } from './watched-file.ts';

type PageOptions = Pick<
  Config,
  'shellDir' | 'remotesDir' | 'remotesFile' | 'remotesInside' | 'remoteOverrides' | 'corsOrigins'
> & {
  readonly runtimeConfig: () => Promise<RuntimeConfig>;
};

const notFound = () =>
  new ApiError(404, 'not_found', 'Esa dirección no existe: revisá que esté bien escrita.');

const isFromBrowser = ({ method, headers, url }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  (headers.accept ?? '').includes('text/html') &&
  !/^\/(?:api|functions)(?:\/|$)/.test(url);

const portalQuerySchema = z.object({ portal: z.string() });

/** Whether a portal of the settings opened it, which it then speaks to: see `portal-pass.ts`. */
const opensForPortal = (query: unknown, portals: readonly string[]): boolean => {
  const { data } = portalQuerySchema.safeParse(query);
  return data !== undefined && portals.includes(data.portal);
};

/** The one-command start's page: the shell's document, its files, and those of the remotes. */
export const page = fp<PageOptions>(async (app, options) => {
  const readTemplate = watchedFile(join(options.shellDir, 'index.html'), parseTemplate);
  const logLimit = createRateLimit(1);
  const foreign = foreignManifests(
    readFrom(options.remotesInside),
    undefined,
    undefined,
    (url, reason) => {
      if (logLimit.take(url) !== null) return;
      app.log.warn({ manifest: url, reason }, 'a part is unread: its files are not announced');
    },
  );
  const readRegistry = registryFile(options.remotesFile, app.log);
  const boots = bootReader({
    ...options,
    readRegistry,
    foreign,
    listed: tellUnlisted(options.shellDir, app.log),
    refuse: tellRefused(app.log),
  });

  const sendDocument = async (reply: FastifyReply, boot: Boot): Promise<FastifyReply> => {
    const template = await readTemplate();
    if (template === null) {
      throw new ApiError(503, 'not_built', 'Falta construir la interfaz: corré «npm run build».');
    }
    const nonce = randomBytes(16).toString('base64');
    return reply
      .header(
        'content-security-policy',
        contentPolicy({
          style: nonceSource(nonce),
          inlineScripts: template.inlineScripts,
          origins: boot.origins,
        }),
      )
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(renderDocument(template.text, boot, nonce));
  };

  // So that the first visit already finds what remotes on other origins need. Where the page comes
  // from elsewhere there is no document, and no registry to be missed.
  app.addHook('onReady', () => void readTemplate().then((template) => template && boots.ahead()));
  app.addHook('onClose', foreign.stop);

  await app.register(staticFiles, options);
  await app.register(registryState, { readRegistry, foreign });

  app.get('/', { schema: { hide: true } }, async (request, reply) => {
    if (opensForPortal(request.query, options.corsOrigins)) {
      void reply.header('cross-origin-opener-policy', 'unsafe-none');
    }
    return sendDocument(reply, await boots.read());
  });

  // Read afresh and not precompressed: people edit it by hand to change or roll back a remote.
  app.get('/remotes.json', { schema: { hide: true } }, async (_request, reply) => {
    // Without a document there is no registry to miss.
    const known = (await readTemplate()) && (await readRegistry()).known;
    if (known === null) throw notFound();
    return reply.header('cache-control', 'no-cache').type('application/json').send(known.text);
  });

  // The shell shows what is there, or its own 404 page; a program gets JSON.
  app.setNotFoundHandler(async (request, reply) => {
    if (!isFromBrowser(request)) throw notFound();
    const [path = ''] = request.url.split('?');
    const boot = await boots.read();
    const pages = [SETTINGS_PATH, ...pagesOf(boot.data.places ?? [])];
    const isThere = pages.some((page) => isWithin(page, path));
    // What people come for is on `/`: nothing to hint at elsewhere.
    return sendDocument(reply.code(isThere ? 200 : 404), { ...boot, hints: NO_HINTS });
  });
});
