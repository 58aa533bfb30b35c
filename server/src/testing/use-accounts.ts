import { accountsResponseSchema } from '@almanaque/api';
import { type Role } from '@almanaque/shared-contracts/schemas';
import type { Place } from './engines.ts';
import { FOR_EACH, useServer } from './use-server.ts';
import { accountStore } from '../auth/account-store.ts';
import { signedIn, visitor } from '../auth/testing/visitor.ts';

export const USERS = '/api/v1/auth/users';
export const NEW = {
  name: 'Beto Luna',
  email: 'beto@empresa.com.ar',
  role: 'organizador',
  password: 'cuatro perros verdes',
};

/** For each test of a `describe` a server of its own, with one administrator signed in. */
export function useAccounts(openPlace: () => Promise<Place>) {
  const server = useServer(openPlace, FOR_EACH);
  const admin = server.useVisitor('administrador');
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
    /** As if the first password of that account had been given so many days ago. */
    async ageFirstPassword(id: string, days: number) {
      const { adapter } = await (await server.app.accounts.loaded()).$context;
      const firstPasswordUntil = new Date(Date.now() + (7 - days) * 24 * 60 * 60 * 1000);
      const where = [{ field: 'id', value: id }];
      await adapter.update({ model: 'user', where, update: { firstPasswordUntil } });
    },
    store: () => accountStore(server.app.accounts, server.database),
    /** All that the log keeps. */
    log: () => server.database.selectFrom('audit_log').selectAll().execute(),
  };
}
