import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieOf, sendCookie } from './cookies.ts';
import type { Library } from './library.ts';

const NAME = 'device';
/** The longest that browsers keep a cookie. */
const MAX_AGE_S = 400 * 24 * 60 * 60;
/** A computer that several people share knows the last of them. */
const MAX_ACCOUNTS = 5;

type Keys = Pick<Library, 'options'>;

const proofOf = ({ options }: Keys, device: string, account: string): Buffer =>
  createHmac('sha256', options.secret)
    .update(`device\n${device}\n${account}`)
    .digest()
    .subarray(0, 16);

const isProof = (proof: Buffer, written: string): boolean => {
  const given = Buffer.from(written, 'base64url');
  return given.length === proof.length && timingSafeEqual(given, proof);
};

/** The device's random name, and a proof for each account that signed in on it. */
function deviceIn(
  library: Keys,
  request: FastifyRequest,
): [name: string, ...proofs: string[]] | null {
  const [name = '', ...proofs] = cookieOf(library, request, NAME)?.split('.') ?? [];
  return /^[\w-]{22}$/.test(name) ? [name, ...proofs.slice(0, MAX_ACCOUNTS)] : null;
}

/**
 * Under which name the browser is known, if this account signed in on it before: whatever others
 * fail on the account, it is not theirs to keep it out (OWASP, device cookies). It signs nobody in.
 */
export function knownDevice(
  library: Keys,
  request: FastifyRequest,
  account: string,
): string | null {
  const [name, ...proofs] = deviceIn(library, request) ?? [];
  if (name === undefined) return null;
  const proof = proofOf(library, name, account);
  return proofs.some((written) => isProof(proof, written)) ? name : null;
}

/** From here on the account is known on this browser. */
export function rememberDevice(
  library: Keys,
  request: FastifyRequest,
  reply: FastifyReply,
  account: string,
): void {
  const [name = randomBytes(16).toString('base64url'), ...proofs] =
    deviceIn(library, request) ?? [];
  const proof = proofOf(library, name, account);
  const others = proofs.filter((written) => !isProof(proof, written));
  const value = [name, proof.toString('base64url'), ...others.slice(0, MAX_ACCOUNTS - 1)].join('.');
  sendCookie(library, request, reply, NAME, `${value}; Max-Age=${MAX_AGE_S}`);
}
