import fp from 'fastify-plugin';
import { unauthenticated } from './require-role.ts';
import { readSession } from './session.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers without a session also where reading needs one: it guards itself in another way. */
    withoutSession?: boolean;
  }
}

/** What a page needs before anybody can sign in. */
const OPEN = new Set(['/api/v1/runtime-config']);

/** Called by the functions client, which reads the sentence for the person in `error`. */
const isFunction = (url: string): boolean => url.startsWith('/functions/');

/** Where data is. Of `/media/`, the pictures that people uploaded. */
const DATA = ['/api/v1/', '/media/pictures/', '/functions/'];

const isData = (url: string): boolean =>
  DATA.some((start) => url.startsWith(start)) && !OPEN.has(url);

interface ReadingGateOptions {
  readonly needsSignIn: boolean;
}

/** Where the installation asks for it, no data leaves the server without a session. */
export const readingGate = fp<ReadingGateOptions>((app, { needsSignIn }, done) => {
  if (needsSignIn) {
    app.addHook('onRequest', async (request, reply) => {
      const { url, config } = request.routeOptions;
      if (url === undefined || !isData(url) || config.withoutSession === true) return;
      if ((await readSession(app.accounts, request, reply)) !== null) return;
      const refusal = unauthenticated();
      if (!isFunction(url)) throw refusal;
      await reply.code(401).header('cache-control', 'no-store').send({ error: refusal.message });
    });
  }
  done();
});
