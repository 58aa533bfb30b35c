import { afterEach, beforeEach, jest } from '@jest/globals';
import { accountsResponseSchema, type Role } from '@almanaque/shared-contracts/schemas';
import type { Place } from '../../testing/engines.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { accountStore } from '../account-store.ts';
import { signedIn, visitor, type Visitor } from './visitor.ts';

export const USERS = '/api/v1/auth/users';
export const NEW = {
  name: 'Beto Luna',
  email: 'beto@empresa.com.ar',
  role: 'organizador',
  password: 'cuatro perros verdes',
};

// Hashing a password takes long on purpose, and a busy machine makes it longer.
jest.setTimeout(60_000);

/** For each test of a `describe` a server of its own, with one administrator signed in. */
export function useAccounts(openPlace: () => Promise<Place>) {
  let server: TestApp;
  let administrator: Visitor;
  beforeEach(async () => {
    server = await startTestApp(openPlace);
    administrator = await signedIn(server, 'administrador');
  });
  afterEach(() => server.close());

  const admin: Pick<Visitor, 'send'> = { send: (...request) => administrator.send(...request) };
  const listed = async () =>
    accountsResponseSchema.parse((await admin.send('GET', USERS)).json()).users;

  return {
    admin,
    listed,
    idOf: async (email: string) => (await listed()).find((user) => user.email === email)?.id,
    visitor: () => visitor(server.app),
    signedIn: (role: Role, email?: string) => signedIn(server, role, email),
    /** Tries to sign in, in a browser of its own. */
    signIn: async (email: string, password: string) => {
      const browser = visitor(server.app);
      const answer = await browser.send('POST', '/api/v1/auth/sign-in', { email, password });
      return { browser, answer };
    },
    store: () => accountStore(server.app.accounts, server.database),
    /** All that the log keeps. */
    log: () => server.database.selectFrom('audit_log').selectAll().execute(),
  };
}
