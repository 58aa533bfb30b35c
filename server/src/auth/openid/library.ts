import { betterAuth } from 'better-auth';
import { genericOAuth } from 'better-auth/plugins/generic-oauth';
import { NOBODY, recordAudit } from '../../audit/record-audit.ts';
import type { Database } from '../../db/database.ts';
import { libraryOptions, type LibraryOptions } from '../library.ts';
import type { OpenIdConfig } from '../../config/openid.ts';
import { roleOf } from './role-claim.ts';
import { syncRole } from './sync-role.ts';

export const PROVIDER = 'openid';

type Claims = Readonly<Record<string, unknown>>;

/** The address is not known to be theirs, or is that of somebody else of the same provider. */
export const UNVERIFIED = 'sin-verificar';

/** Whether the provider says that the address is this person's; silence is no word for it. */
const vouches = (claims: Claims, { trustsEmail }: OpenIdConfig): boolean =>
  claims['email_verified'] === true || (trustsEmail && claims['email_verified'] === undefined);

/** Whether the account is already somebody of this provider: addresses are given to others in time. */
async function isOfAnother(database: Database, id: string, { issuer }: OpenIdConfig) {
  const other = await database
    .selectFrom('sign_in_methods')
    .select('user_id')
    .where('user_id', '=', id)
    .where('issuer', '=', issuer)
    .executeTakeFirst();
  return other !== undefined;
}

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
    // In a sealed cookie of the browser that began: a start leaves nothing in the database.
    account: { ...base.account, storeStateStrategy: 'cookie' },
    onAPIError: { errorURL: '/' },
    user: {
      ...base.user,
      async validateUserInfo({ user, source }) {
        const claims = source.oauth?.profile ?? {};
        const role = roleOf(claims, openId);
        if (role === null) return { error: NO_ROLE };
        const { action } = source;
        // Who came before is known by the provider's own name of them, and not by an address.
        if (action !== 'sign-in' && !vouches(claims, openId)) return { error: UNVERIFIED };
        const known = action === 'link-account' ? user.id : undefined;
        if (known !== undefined && (await isOfAnother(database, known, openId))) {
          return { error: UNVERIFIED };
        }
        if (action !== 'create-user' && user.id !== undefined) {
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
            mapProfileToUser: (claims) => ({
              role: roleOf(claims, openId) ?? 'organizador',
              emailVerified: vouches(claims, openId),
            }),
          },
        ],
      }),
    ],
  });
};

export type OpenIdLibrary = ReturnType<typeof openIdLibrary>;
