import type { APIRequestContext, Cookie, Page } from '@playwright/test';
import { expect, test as base } from './test.ts';
import { startServer, type RunningServer } from './server.ts';

export const PASSWORD = 'tres gatos azules';

export const ACCOUNTS = {
  administrador: { name: 'Ana Paz', email: 'ana@empresa.com.ar' },
  organizador: { name: 'Bruno Sosa', email: 'bruno@empresa.com.ar' },
} as const;
export type AccountRole = keyof typeof ACCOUNTS;

/** Sends as a page of `server` would: a write is refused from any other origin. */
async function post(request: APIRequestContext, server: RunningServer, path: string, data: object) {
  const response = await request.post(`${server.url}/api/v1/auth/${path}`, {
    data,
    headers: { origin: server.url },
  });
  expect(response.ok(), await response.text()).toBe(true);
}

const prepared = new WeakMap<RunningServer, Promise<void>>();

async function createAccounts(page: Page, server: RunningServer): Promise<void> {
  const { request } = page.context();
  const token = new URL(server.firstStartLink()).searchParams.get('alta');
  const { administrador, organizador } = ACCOUNTS;
  await post(request, server, 'first-administrator', {
    token,
    ...administrador,
    password: PASSWORD,
  });
  const first = 'una clave de arranque';
  await post(request, server, 'users', { ...organizador, role: 'organizador', password: first });
  await post(request, server, 'sign-out', {});
  await post(request, server, 'sign-in', { email: organizador.email, password: first });
  await post(request, server, 'change-password', {
    currentPassword: first,
    newPassword: PASSWORD,
  });
  await post(request, server, 'sign-out', {});
}

/** Makes both accounts of `server`, once, with `PASSWORD`; the page is left without a session. */
export function prepareAccounts(page: Page, server: RunningServer): Promise<void> {
  const known = prepared.get(server) ?? createAccounts(page, server);
  prepared.set(server, known);
  return known;
}

const sessions = new WeakMap<RunningServer, Map<AccountRole, readonly Cookie[]>>();

/**
 * Puts the page's browser in a session of that role, the same one for all tests of a server: who
 * signs in again and again is held up. A test that ends its session signs in through the page.
 */
export async function signIn(page: Page, server: RunningServer, role: AccountRole): Promise<void> {
  await prepareAccounts(page, server);
  const context = page.context();
  const ofServer = sessions.get(server) ?? new Map<AccountRole, readonly Cookie[]>();
  const known = ofServer.get(role);
  if (known) await context.addCookies([...known]);
  else {
    const { email } = ACCOUNTS[role];
    await post(context.request, server, 'sign-in', { email, password: PASSWORD });
    sessions.set(server, ofServer.set(role, await context.cookies()));
  }
  await page.addInitScript(`localStorage.setItem('almanaque-session', '1')`);
}

/**
 * For the tests of one file, which write: on a server of the file's own, so that nothing they leave
 * is in the way of others. Those of the file share it: each works on dates and people of its own.
 */
export const writingTest = () =>
  base.extend<object, { readonly server: RunningServer }>({
    server: [
      async ({}, use) => {
        const server = await startServer();
        await use(server);
        await server.stop();
      },
      { scope: 'worker' },
    ],
  });
