import fp from 'fastify-plugin';
import { unauthenticated } from './require-role.ts';
import { findSessionOf } from './session.ts';

/** In which session an answer without an end may go on. */
export interface ReadingSession {
  readonly id: string;
  /** When it ends by itself unless it is renewed; milliseconds since 1970. */
  readonly until: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The session by which the gate let it in; null: it needed none. */
    readingSession: ReadingSession | null;
  }
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
  app.decorateRequest('readingSession', null);
  if (needsSignIn) {
    app.addHook('onRequest', async (request, reply) => {
      const { url, config } = request.routeOptions;
      if (url === undefined || !isData(url) || config.withoutSession === true) return;
      const { session, id } = await findSessionOf(app.accounts, request, reply);
      if (session !== null && id !== null) {
        request.readingSession = { id, until: Date.parse(session.expiresAt) };
        return;
      }
      const refusal = unauthenticated();
      if (!isFunction(url)) throw refusal;
      await reply.code(401).header('cache-control', 'no-store').send({ error: refusal.message });
    });
  }
  done();
});
