import type { Role } from '@almanaque/shared-contracts/schemas';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Database } from '../../db/database.ts';
import { accountStore } from '../account-store.ts';
import { hashPassword } from '../accounts.ts';

/** The origin of the pages for which `inject` sends requests: its host is `localhost:80`. */
export const ORIGIN = 'http://localhost';
export const PASSWORD = 'tres gatos azules';

/** A browser of its own: it keeps the cookies it is given and says where its page is from. */
export interface Visitor {
  send(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
  /** For a request by other means: `{ cookie, origin }`. */
  headers(): Record<string, string>;
}

export function visitor(app: FastifyInstance): Visitor {
  const jar = new Map<string, string>();
  const headers = () => ({
    origin: ORIGIN,
    ...(jar.size > 0 && { cookie: [...jar].map((pair) => pair.join('=')).join('; ') }),
  });
  return {
    headers,
    async send(method, url, body, extra = {}) {
      const options: InjectOptions = { method, url, headers: { ...headers(), ...extra } };
      const response = await app.inject(
        body === undefined ? options : { ...options, payload: body },
      );
      for (const { name, value } of response.cookies) {
        if (value === '') jar.delete(name);
        // As it is sent: the parser has decoded it.
        else jar.set(name, encodeURIComponent(value));
      }
      return response;
    },
  };
}

interface Server {
  readonly app: FastifyInstance;
  readonly database: Database;
}

/** Makes an account whose password is `PASSWORD`. */
export async function addAccount(
  { app, database }: Server,
  role: Role,
  email = `${role}@empresa.com.ar`,
): Promise<string> {
  const store = await accountStore(app.accounts, database);
  const hash = await hashPassword(app.accounts, PASSWORD);
  const account = { name: 'Ana Paz', email, role, active: true, mustChangePassword: false };
  return (await store.create(account, hash)).id;
}

/** A visitor in a session of a new account with that role. */
export async function signedIn(server: Server, role: Role, email?: string): Promise<Visitor> {
  const address = email ?? `${role}@empresa.com.ar`;
  await addAccount(server, role, address);
  const browser = visitor(server.app);
  const body = { email: address, password: PASSWORD };
  const response = await browser.send('POST', '/api/v1/auth/sign-in', body);
  if (response.statusCode !== 200) throw new Error(response.body);
  return browser;
}
