import helmet from '@fastify/helmet';
import fp from 'fastify-plugin';

/** For answers that are no page: nothing in them may run or load, should a browser show one. */
const NOTHING_RUNS = "default-src 'none'; frame-ancestors 'none'";

const PERMISSIONS =
  'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()';

interface SecurityOptions {
  /** Whether pages of other origins load remotes from here. */
  readonly embedded: boolean;
  /** Whether PUBLIC_URL says that people come in by https, whatever the proxy in front says. */
  readonly isHttps: boolean;
}

/** Security headers of every answer. The page's own content policy is in `page/`. */
export const security = fp<SecurityOptions>(async (app, { embedded, isHttps }) => {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: false,
    crossOriginResourcePolicy: { policy: embedded ? 'cross-origin' : 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  app.addHook('onRequest', (request, reply, next) => {
    void reply.header('content-security-policy', NOTHING_RUNS);
    void reply.header('permissions-policy', PERMISSIONS);
    // RFC 6797, section 8.1: a browser that got it by http takes no notice.
    if (isHttps || request.protocol === 'https') {
      void reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    }
    next();
  });
});
