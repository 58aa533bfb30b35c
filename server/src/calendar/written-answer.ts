import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BROTLI } from '../http/compression.ts';

/** An answer as it is sent. */
export interface WrittenAnswer {
  /** JSON */
  readonly body: string;
  /** It is computed from the bytes before compression, and is therefore weak (RFC 9110, section 8.8.1). */
  readonly etag: string;
  /** Compressed when first asked for, off the event loop, and kept. */
  readonly brotli: () => Promise<Buffer>;
}

const compress = promisify(brotliCompress);

export function write(data: unknown): WrittenAnswer {
  const body = JSON.stringify(data);
  let compressed: Promise<Buffer> | null = null;
  return {
    body,
    etag: `W/"${createHash('sha1').update(body).digest('base64')}"`,
    brotli: () => (compressed ??= compress(body, BROTLI)),
  };
}

/** Kept by the browser, and asked about each time: the entity tag makes the answer a 304. */
const REVALIDATED = 'private, no-cache';

/** Whether `br` is named outright and not refused: every browser names it, and others are served as ever. */
const takesBrotli = ({ headers }: FastifyRequest): boolean =>
  (headers['accept-encoding'] ?? '').split(',').some((coding) => coding.trim() === 'br');

/** The answer, or a 304; compressed once for all browsers that ask for it. */
export async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, etag, brotli }: WrittenAnswer,
): Promise<FastifyReply> {
  void reply
    .header('cache-control', REVALIDATED)
    .header('etag', etag)
    .type('application/json; charset=utf-8');
  if (request.headers['if-none-match'] === etag || !takesBrotli(request)) return reply.send(body);
  const bytes = await brotli();
  return reply.header('content-encoding', 'br').header('vary', 'accept-encoding').send(bytes);
}
