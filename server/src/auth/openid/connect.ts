import type { FastifyBaseLogger } from 'fastify';
import { ApiError } from '../../http/error.ts';
import type { LibraryOptions } from '../library.ts';
import type { OpenIdConfig } from '../../config/openid.ts';
import { openIdLibrary, type OpenIdLibrary } from './library.ts';

const TIMEOUT_MS = 10_000;

const unavailable = () =>
  new ApiError(
    503,
    'openid_unavailable',
    'El servicio de ingreso de la empresa no responde. Probá de nuevo en unos minutos.',
  );

async function inTime<Value>(work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), TIMEOUT_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The library once it has read what the provider publishes of itself: on the first sign-in, not at
 * the start, so that a provider that is down keeps nobody else out, and again after a failure.
 */
export function openIdConnection(
  options: LibraryOptions,
  openId: OpenIdConfig,
  log: FastifyBaseLogger,
): () => Promise<OpenIdLibrary> {
  let pending: Promise<OpenIdLibrary> | null = null;

  async function connect(): Promise<OpenIdLibrary> {
    const library = openIdLibrary(options, openId);
    await library.$context;
    return library;
  }

  return async () => {
    pending ??= connect();
    try {
      return await inTime(pending);
    } catch (error) {
      pending = null;
      log.error({ err: error }, 'identity provider');
      throw unavailable();
    }
  };
}
