import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../config/config.ts';
import { contentPolicy, EMPTY_STYLE } from './document.ts';

const MEDIA = fileURLToPath(new URL('../../media/', import.meta.url));

/** A name that changes with its content: 'main.975c0e8ed5.js', compressed or not. */
const HASHED = /\.[0-9a-f]{8,}\.\w+(?:\.br|\.gz)?$/;

/** A hashed file is kept for ever; any other is asked about each time, and is then mostly a 304. */
const setCaching = (reply: FastifyReply, path: string): void => {
  const immutable = HASHED.test(path);
  void reply.header(
    'cache-control',
    immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
  );
};

/** Specification, section 9: what is stored is cached for an hour. */
const setMediaCaching = (reply: FastifyReply): void => {
  void reply.header('cache-control', 'public, max-age=3600');
};

const COMMON = {
  cacheControl: false,
  dotfiles: 'ignore',
  index: false,
  suppressWarning: true,
} as const;

type StaticOptions = Pick<Config, 'shellDir' | 'remotesDir'>;

/** The shell's files at `/`, each remote's at `/remotes/<name>/`, the server's own at `/media/`. */
export const staticFiles = fp<StaticOptions>(async (app, { shellDir, remotesDir }) => {
  await app.register(fastifyStatic, {
    ...COMMON,
    root: shellDir,
    preCompressed: true,
    setHeaders: setCaching,
    // The document has its own route, which fills it in.
    allowedPath: (path) => path !== '/index.html',
  });
  await app.register(fastifyStatic, {
    ...COMMON,
    root: MEDIA,
    prefix: '/media/',
    decorateReply: false,
    setHeaders: setMediaCaching,
  });
  app.get<{ Params: { remote: string; '*': string } }>(
    '/remotes/:remote(^mf-[a-z-]+$)/*',
    { schema: { hide: true } },
    (request, reply) => {
      const { remote, '*': path } = request.params;
      // A remote's own page, which mounts it alone.
      if (path.endsWith('.html')) {
        void reply.header('content-security-policy', contentPolicy({ style: EMPTY_STYLE }));
      }
      return reply.sendFile(path, join(remotesDir, remote, 'dist'));
    },
  );
});
