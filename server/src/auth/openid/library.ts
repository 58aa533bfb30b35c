import { betterAuth } from 'better-auth';
import { genericOAuth } from 'better-auth/plugins/generic-oauth';
import { NOBODY, recordAudit } from '../../audit/record-audit.ts';
import { libraryOptions, type LibraryOptions } from '../library.ts';
import type { OpenIdConfig } from './config.ts';
import { roleOf } from './role-claim.ts';
import { syncRole } from './sync-role.ts';

export const PROVIDER = 'openid';

/** No role for this person: the provider knows them, this installation does not admit them. */
export const NO_ROLE = 'sin-permiso';

/**
 * The account library with the company's identity provider: authorization code flow with PKCE,
 * state and nonce (OpenID Connect Core 1.0; RFC 9700), ID tokens verified by the provider's keys.
 */
export const openIdLibrary = (options: LibraryOptions, openId: OpenIdConfig) => {
  const { database } = options;
  const base = libraryOptions(options);
  return betterAuth({
    ...base,
    onAPIError: { errorURL: '/' },
    user: {
      ...base.user,
      async validateUserInfo({ user, source }) {
        const claims = source.oauth?.profile ?? {};
        const role = roleOf(claims, openId);
        // A provider that does not speak of it (Entra ID) vouches by issuing the address.
        if (role === null || claims['email_verified'] === false) return { error: NO_ROLE };
        if (source.action !== 'create-user' && user.id !== undefined) {
          await syncRole({ options: base }, database, user.id, role);
        }
        return undefined;
      },
    },
    databaseHooks: {
      ...base.databaseHooks,
      user: {
        create: {
          after: ({ id: entityId, name, email, ...user }) =>
            recordAudit(database, {
              actor: NOBODY,
              action: 'account.created',
              entity: 'account',
              entityId,
              after: { name, email, role: user['role'], way: PROVIDER },
            }),
        },
      },
    },
    plugins: [
      genericOAuth({
        config: [
          {
            providerId: PROVIDER,
            discoveryUrl: `${openId.issuer}/.well-known/openid-configuration`,
            clientId: openId.clientId,
            clientSecret: openId.clientSecret,
            scopes: ['openid', 'profile', 'email'],
            pkce: true,
            requireIdTokenVerification: true,
            // Whoever has no role is turned away before anything is written.
            mapProfileToUser: (claims) => ({ role: roleOf(claims, openId) ?? 'organizador' }),
          },
        ],
      }),
    ],
  });
};

export type OpenIdLibrary = ReturnType<typeof openIdLibrary>;
