import { settled, tested, testsOf, type Section } from '../row.ts';

const asks = testsOf('mf-recommendations/src/planner/ask-planner.test.ts');
const failures = testsOf('server/src/planner/failures.test.ts');
const roles = testsOf('server/src/auth/require-role.test.ts');
const signIn = testsOf('server/src/auth/sign-in.test.ts');

export const ROLES: Section = {
  title: '6. Roles and permissions',
  rows: [
    settled(
      263,
      'No roles',
      'Reading needs no session; writing needs an organiser, and administration an administrator.',
      roles('a role lets in its own and those above it'),
    ),
    tested(
      264,
      'A public anonymous key and a persisted session',
      asks('calls the function with the public key and what section 7 names'),
      failures('is refused without the installation’s key'),
      signIn('a session lives in an HttpOnly, SameSite cookie until it is ended'),
    ),
  ],
};
