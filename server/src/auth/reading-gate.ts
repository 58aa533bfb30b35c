import fp from 'fastify-plugin';
import { requireSession } from './require-role.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers without a session also where reading needs one: it guards itself in another way. */
    withoutSession?: boolean;
  }
}

/** What a page needs before anybody can sign in. */
const OPEN = new Set(['/api/v1/runtime-config']);

const isData = (url: string): boolean =>
  (url.startsWith('/api/v1/') || url.startsWith('/functions/')) && !OPEN.has(url);

interface ReadingGateOptions {
  readonly needsSignIn: boolean;
}

/** Where the installation asks for it, no data leaves the server without a session. */
export const readingGate = fp<ReadingGateOptions>((app, { needsSignIn }, done) => {
  if (needsSignIn) {
    app.addHook('onRequest', async (request, reply) => {
      const { url, config } = request.routeOptions;
      if (url === undefined || !isData(url) || config.withoutSession === true) return;
      await requireSession(request, reply);
    });
  }
  done();
});
