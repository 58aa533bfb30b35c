import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BROTLI } from '../http/compression.ts';

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];

/** What an answer may be compressed by, the best first. Over plain HTTP browsers take gzip alone. */
const CODINGS = {
  br: (body: string) => brotli(body, BROTLI),
  gzip: (body: string) => zip(body),
} as const;
type Coding = keyof typeof CODINGS;

/** An answer as it is sent. */
export interface WrittenAnswer {
  /** JSON */
  readonly body: string;
  /** It is computed from the bytes before compression, and is therefore weak (RFC 9110, section 8.8.1). */
  readonly etag: string;
  /** Compressed when first asked for, off the event loop, and kept. */
  readonly compressed: (coding: Coding) => Promise<Buffer>;
}

export function write(data: unknown): WrittenAnswer {
  const body = JSON.stringify(data);
  const kept: Partial<Record<Coding, Promise<Buffer>>> = {};
  return {
    body,
    etag: `W/"${createHash('sha1').update(body).digest('base64')}"`,
    compressed: (coding) => (kept[coding] ??= CODINGS[coding](body)),
  };
}

/** Kept by the browser, and asked about each time: the entity tag makes the answer a 304. */
const REVALIDATED = 'private, no-cache';

/** The one that is named outright and not refused: every browser does, and others are served as ever. */
function codingFor({ headers }: FastifyRequest): Coding | undefined {
  const named = (headers['accept-encoding'] ?? '').split(',').map((coding) => coding.trim());
  return (Object.keys(CODINGS) as Coding[]).find((coding) => named.includes(coding));
}

/** The answer, or a 304; compressed once for all browsers that ask for it. */
export async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, etag, compressed }: WrittenAnswer,
): Promise<FastifyReply> {
  void reply
    .header('cache-control', REVALIDATED)
    .header('etag', etag)
    .type('application/json; charset=utf-8');
  const coding = codingFor(request);
  if (request.headers['if-none-match'] === etag || coding === undefined) return reply.send(body);
  const bytes = await compressed(coding);
  return reply.header('content-encoding', coding).header('vary', 'accept-encoding').send(bytes);
}
