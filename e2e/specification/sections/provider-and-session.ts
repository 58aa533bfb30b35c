import { settled, tested, testsOf, type Section } from '../row.ts';

const BUNDLED = testsOf('server/src/providers/bundled.test.ts')(
  'every provider that ships with the product has its %s',
);
const IN_THE_CITY = testsOf('server/src/providers/providers.test.ts')(
  'what ships with the product has its places inside the City, and phones in one form',
);
const signIn = testsOf('server/src/auth/sign-in.test.ts');
const openId = testsOf('server/src/auth/openid/openid.test.ts');

export const PROVIDER_AND_SESSION: Section = {
  title: '3. Provider and auth session',
  rows: [
    tested(222, 'Provider: name', BUNDLED),
    tested(223, 'Provider: type', BUNDLED),
    tested(224, 'Provider: address', BUNDLED),
    tested(225, 'Provider: lat', IN_THE_CITY),
    tested(226, 'Provider: lng', IN_THE_CITY),
    tested(227, 'Provider: phone, or null where none is known', IN_THE_CITY),
    settled(
      228,
      'Auth session, unused: access_token, refresh_token, expires_in, expires_at, token_type, user',
      'Only organisers sign in: a cookie that no script reads holds their session, and the page is told whose it is and until when.',
      signIn('a session lives in an HttpOnly, SameSite cookie until it is ended'),
      openId('none of the provider’s tokens is kept'),
    ),
  ],
};
