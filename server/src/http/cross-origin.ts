import cors from '@fastify/cors';
import fp from 'fastify-plugin';

interface CrossOriginOptions {
  readonly origins: readonly string[];
}

/** Lets the portals named in the settings, and no other, read from here and embed the remotes. */
export const crossOrigin = fp<CrossOriginOptions>(async (app, { origins }) => {
  if (origins.length === 0) return;
  await app.register(cors, {
    origin: [...origins],
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: ['etag', 'retry-after'],
    maxAge: 600,
  });
});
