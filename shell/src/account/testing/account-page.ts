import { type FakeRoutes, reply } from '@almanaque/shared-contracts/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '../../testing/fake-api.ts';

export const SESSION = 'GET /api/v1/auth/session';
export const OPTIONS = 'GET /api/v1/auth/options';

export const options = (openId: { name: string } | null) => ({
  password: true,
  openId,
  readingNeedsSignIn: false,
});

/** The server, for somebody without a session. */
export const serve = (routes: FakeRoutes) =>
  fakeApi({ [SESSION]: () => ({ session: null }), [OPTIONS]: () => options(null), ...routes });

/** The same for whoever comes with a one-time link that still serves. */
export const serveLink = (leadsTo: string, routes: FakeRoutes) =>
  serve({ [`POST /api/v1/auth/${leadsTo}/link`]: () => reply(204, null), ...routes });

export const openSettings = () =>
  userEvent.click(screen.getByRole('button', { name: 'Configuración' }));

/** Once the session is there. */
export const openAccount = async () =>
  userEvent.click(await screen.findByRole('button', { name: /^Cuenta de / }));

/** From the account's menu. */
export async function choose(name: string): Promise<void> {
  await openAccount();
  await userEvent.click(await screen.findByRole('menuitem', { name }));
}
export const enter = async (label: string, text: string) =>
  userEvent.type(await screen.findByLabelText(label), text);
export const press = (name: string | RegExp) =>
  userEvent.click(screen.getByRole('button', { name }));
