import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits: the address it stands in cannot be guessed. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text);

/**
 * What is kept of a token. Looking it up by this tells nothing by how long it takes: whoever does not
 * know the token cannot steer its hash.
 */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
