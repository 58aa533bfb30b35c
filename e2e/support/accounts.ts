import type { APIRequestContext, Browser, Cookie, Page } from '@playwright/test';
import type { Role } from '@almanaque/shared-contracts/schemas';
import { expect } from './test.ts';
import type { RunningServer } from '../../tools/server.ts';

export const PASSWORD = 'tres gatos azules';

export const ACCOUNTS = {
  administrador: { name: 'Ana Paz', email: 'ana@empresa.com.ar' },
  organizador: { name: 'Bruno Sosa', email: 'bruno@empresa.com.ar' },
} as const;
export type AccountRole = keyof typeof ACCOUNTS;

/** Sends as a page of `server` would: a write is refused from any other origin. */
export async function post(
  request: APIRequestContext,
  server: RunningServer,
  path: string,
  data: object,
) {
  const response = await request.post(`${server.url}/api/v1/auth/${path}`, {
    data,
    headers: { origin: server.url },
  });
  expect(response.ok(), await response.text()).toBe(true);
}

/**
 * Makes an account of `server`, as the administrator in whose session `maker` is, and puts `request` in
 * its session: whichever that was in ends.
 */
export async function enterAs(
  maker: APIRequestContext,
  request: APIRequestContext,
  server: RunningServer,
  account: { readonly name: string; readonly email: string; readonly role: Role },
): Promise<void> {
  const first = 'una clave de arranque';
  await post(maker, server, 'users', { ...account, password: first });
  await post(request, server, 'sign-in', { email: account.email, password: first });
  await post(request, server, 'change-password', {
    currentPassword: first,
    newPassword: PASSWORD,
  });
}

async function createAccounts(request: APIRequestContext, server: RunningServer): Promise<void> {
  const token = new URL(server.firstStartLink()).searchParams.get('alta');
  const { administrador, organizador } = ACCOUNTS;
  await post(request, server, 'first-administrator', {
    token,
    ...administrador,
    password: PASSWORD,
  });
  await enterAs(request, request, server, { ...organizador, role: 'organizador' });
  await post(request, server, 'sign-out', {});
}

const prepared = new WeakMap<RunningServer, Promise<void>>();

/** Makes both accounts of `server`, once, with `PASSWORD`; whoever asks is left without a session. */
function prepareAccounts(request: APIRequestContext, server: RunningServer): Promise<void> {
  const known = prepared.get(server) ?? createAccounts(request, server);
  prepared.set(server, known);
  return known;
}

/** A session of each role, the same one for all tests of a server: signing in again and again is slowed down. */
export type Sessions = Partial<Readonly<Record<AccountRole, readonly Cookie[]>>>;

const sessions = new WeakMap<RunningServer, Sessions>();

/** The accounts of `server` are there, and these are sessions of theirs. */
export function adoptSessions(server: RunningServer, open: Sessions): void {
  prepared.set(server, Promise.resolve());
  sessions.set(server, open);
}

/** The session of that role, which is opened if it is not known. */
export async function sessionOf(
  request: APIRequestContext,
  server: RunningServer,
  role: AccountRole,
): Promise<readonly Cookie[]> {
  await prepareAccounts(request, server);
  const known = sessions.get(server)?.[role];
  if (known) return known;
  await post(request, server, 'sign-in', { email: ACCOUNTS[role].email, password: PASSWORD });
  const { cookies } = await request.storageState();
  sessions.set(server, { ...sessions.get(server), [role]: cookies });
  return cookies;
}

/**
 * Puts the page's browser in the session of that role. A test that ends its session signs in through
 * the page.
 */
export async function signIn(page: Page, server: RunningServer, role: AccountRole): Promise<void> {
  const context = page.context();
  await context.addCookies([...(await sessionOf(context.request, server, role))]);
  await page.addInitScript(`localStorage.setItem('almanaque-session', '1')`);
}

/** Puts `page` in the session of an account of its own; a session of it is left in another browser. */
export async function asNewAccount(
  page: Page,
  browser: Browser,
  server: RunningServer,
  name: string,
  role: Role = 'organizador',
): Promise<string> {
  const email = `${name.toLowerCase()}@empresa.com.ar`;
  const [administrator, own] = [await browser.newContext(), await browser.newContext()];
  await administrator.addCookies([
    ...(await sessionOf(administrator.request, server, 'administrador')),
  ]);
  await enterAs(administrator.request, own.request, server, { name, email, role });
  await page.context().addCookies((await own.storageState()).cookies);
  await page.addInitScript(`localStorage.setItem('almanaque-session', '1')`);
  await administrator.close();
  await own.close();
  return email;
}

/** As an administrator does once, before the AI of `server` is asked; then a page asks it. */
export async function agreeToAi(request: APIRequestContext, server: RunningServer): Promise<void> {
  await sessionOf(request, server, 'administrador');
  const answer = await request.put(`${server.url}/api/v1/ai/agreement`, {
    headers: { origin: server.url },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Sent by POST of themselves: as a date is entered, what its move would do to plans; how a part loaded. */
const WRITES_NOTHING = /\/(?:plans\/preview-move|metrics\/remote-loads)$/;

/**
 * The session of `page` ends as its next write is on its way, as one that has just expired: no read meets
 * the end before that write does.
 */
export async function endSessionAtNextWrite(page: Page): Promise<void> {
  let hasEnded = false;
  await page.route('**/api/**', async (route) => {
    const request = route.request();
    const isRead = request.method() === 'GET' || WRITES_NOTHING.test(request.url());
    if (hasEnded || isRead) return route.fallback();
    hasEnded = true;
    await page.context().clearCookies();
    return route.continue();
  });
}
