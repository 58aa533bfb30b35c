import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import etag from '@fastify/etag';
import fp from 'fastify-plugin';

/** The best ratio that does not keep a request waiting; static files are compressed at build time. */
const BROTLI_QUALITY = 5;

export const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } };

/**
 * Entity tags and compression of computed answers. The tag is taken first, from the bytes before
 * compression, and is weak for that reason (RFC 9110, section 8.8.1).
 */
export const compression = fp(async (app) => {
  await app.register(etag, { weak: true });
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    brotliOptions: BROTLI,
  });
});
