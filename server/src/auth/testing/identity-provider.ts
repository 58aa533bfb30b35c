import { createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export const CLIENT = { id: 'almanaque', secret: 'el secreto del cliente' } as const;

/** How the next sign-in goes wrong at the provider; 'none': it does not. */
export type Fault =
  | 'none'
  | 'denied'
  | 'other-key'
  | 'other-nonce'
  | 'other-audience'
  | 'expired'
  /** None but for windows: it lets no page of another site speak to its own (COOP). */
  | 'isolated';

interface Granted {
  readonly nonce: string | null;
  readonly challenge: string;
  readonly redirectUri: string;
}

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

// Of every provider of a test file: a pair takes a tenth of a second of the processor.
const keys = newKey();
const foreign = newKey();

/**
 * An OpenID provider on this machine, for tests alone: discovery, keys, authorization code flow with
 * PKCE S256, client authentication and signed ID tokens. It refuses what the protocol refuses.
 */
export async function startIdentityProvider(port = 0) {
  const granted = new Map<string, Granted>();
  const state = { claims: {} as Record<string, unknown>, fault: 'none' as Fault, keysAsked: 0 };
  const server = createServer((request, response) => void answer(request, response));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  function idToken(nonce: string | null): string {
    const now = Math.floor(Date.now() / 1000);
    const { fault } = state;
    const content = `${encode({ alg: 'RS256', kid: 'k1', typ: 'JWT' })}.${encode({
      iss: issuer,
      aud: fault === 'other-audience' ? 'otra aplicacion' : CLIENT.id,
      iat: now - 3600,
      exp: fault === 'expired' ? now - 1800 : now + 300,
      nonce: fault === 'other-nonce' ? 'otro' : nonce,
      ...state.claims,
    })}`;
    const { privateKey } = fault === 'other-key' ? foreign : keys;
    return `${content}.${sign('sha256', Buffer.from(content), privateKey).toString('base64url')}`;
  }

  function authorize({ searchParams: query }: URL, response: ServerResponse): void {
    const challenge = query.get('code_challenge');
    const redirectUri = query.get('redirect_uri');
    const isRequest =
      query.get('response_type') === 'code' &&
      query.get('client_id') === CLIENT.id &&
      query.get('code_challenge_method') === 'S256' &&
      query.get('scope')?.split(' ').includes('openid') === true;
    if (!isRequest || challenge === null || redirectUri === null) {
      response.writeHead(400).end();
      return;
    }
    const back = new URL(redirectUri);
    back.searchParams.set('state', query.get('state') ?? '');
    if (state.fault === 'denied') back.searchParams.set('error', 'access_denied');
    else {
      const code = randomUUID();
      granted.set(code, { nonce: query.get('nonce'), challenge, redirectUri });
      back.searchParams.set('code', code);
    }
    if (state.fault === 'isolated') response.setHeader('cross-origin-opener-policy', 'same-origin');
    response.writeHead(302, { location: back.href }).end();
  }

  async function token(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = new URLSearchParams(await text(request));
    const code = form.get('code') ?? '';
    const grant = granted.get(code);
    // A code is good for one exchange (RFC 6749, section 4.1.2).
    granted.delete(code);
    const verifier = form.get('code_verifier') ?? '';
    const basic = `Basic ${Buffer.from(`${CLIENT.id}:${CLIENT.secret}`).toString('base64')}`;
    const isClient =
      form.get('client_secret') === CLIENT.secret || request.headers.authorization === basic;
    const isGranted =
      grant?.challenge === createHash('sha256').update(verifier).digest('base64url') &&
      grant.redirectUri === form.get('redirect_uri');
    if (!isClient || !isGranted) {
      json(response, { error: isClient ? 'invalid_grant' : 'invalid_client' }, 400);
      return;
    }
    json(response, {
      access_token: 'una ficha de acceso',
      refresh_token: 'una ficha de renovacion',
      token_type: 'Bearer',
      expires_in: 300,
      id_token: idToken(grant.nonce),
    });
  }

  function json(response: ServerResponse, body: object, status = 200): void {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', issuer);
    if (url.pathname === '/.well-known/openid-configuration') {
      json(response, {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      });
    } else if (url.pathname === '/keys') {
      state.keysAsked += 1;
      const key = keys.publicKey.export({ format: 'jwk' });
      json(response, { keys: [{ ...key, kid: 'k1', use: 'sig', alg: 'RS256' }] });
    } else if (url.pathname === '/authorize') authorize(url, response);
    else if (url.pathname === '/token') await token(request, response);
    else response.writeHead(404).end();
  }

  return {
    issuer,
    /** How often its key set was read. */
    keysAsked: () => state.keysAsked,
    /** Whose sign-in the next one is, and how it goes. */
    next(claims: Record<string, unknown>, fault: Fault = 'none'): void {
      Object.assign(state, { claims, fault });
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
