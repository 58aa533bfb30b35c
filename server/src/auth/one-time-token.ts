import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Of 32 random bytes. Only its hash is ever kept. */
export const newToken = (): string => randomBytes(32).toString('base64url');

const digest = (token: string): Buffer => createHash('sha256').update(token).digest();

export const hashOfToken = (token: string): string => digest(token).toString('base64url');

/** In a time that does not tell how much of it was right. */
export const isTokenOf = (hash: string, token: string): boolean => {
  const kept = Buffer.from(hash, 'base64url');
  const given = digest(token);
  return kept.length === given.length && timingSafeEqual(given, kept);
};
