import type { SessionAnswer } from '@almanaque/shared-contracts';
import { act, screen, waitFor } from '@testing-library/react';
import { bring, fakeRemote, session } from '@almanaque/shared-contracts/testing';
import userEvent from '@testing-library/user-event';
import { sessionKey } from '../account/session.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { renderSettings } from '../testing/render-page.tsx';
import { ana } from '../testing/sessions.ts';

let withdraw: () => void = () => undefined;
afterEach(() => act(() => withdraw()));

const bruno = session({ userId: 'u-bruno', name: 'Bruno Sosa', role: 'administrador' });

/** A page of the settings in Ana's session, which a part brings, and what has another follow it there. */
async function openAsAna() {
  fakeApi({ 'GET /api/v1/auth/session': () => ({ session: ana }) });
  withdraw = bring([
    {
      point: 'settings-screen',
      id: 'offices',
      path: 'sucursales',
      title: 'Sucursales',
      about: 'Cada lugar en que se trabaja.',
      group: 'people',
      keywords: [],
      roles: ['administrador'],
      module: fakeRemote('sucursales'),
    },
  ]);
  const queries = renderSettings('sucursales');
  const page = await screen.findByText('sucursales listo');
  return {
    page,
    follows: (next: SessionAnswer) =>
      act(() => {
        queries.setQueryData(sessionKey(''), next);
      }),
  };
}

/** Ana's session ends by itself: what she has there waits out of sight. */
async function endsUnder({ page, follows }: Awaited<ReturnType<typeof openAsAna>>): Promise<void> {
  follows({ session: null, whose: ana.userId });
  await waitFor(() => expect(page).not.toBeVisible());
}

/** Something on the page is unsaved, as any part says it is. */
function enterSomething(): void {
  const ask = (event: Event) => event.preventDefault();
  window.addEventListener('beforeunload', ask);
  const before = withdraw;
  withdraw = () => {
    window.removeEventListener('beforeunload', ask);
    before();
  };
}

const NOTICE = /^En este navegador ahora ingresó/;
const notice = () => screen.queryByText(NOTICE);

test('whoever signs in over something unsaved is told that it was discarded, until they close it', async () => {
  const { page, follows } = await openAsAna();
  enterSomething();
  follows({ session: bruno });
  const told = await screen.findByText(NOTICE);
  expect(told).toHaveTextContent(/ahora ingresó Bruno Sosa\. Lo que no se había guardado/);
  expect(told.closest('[role=alert]')).toHaveFocus();
  expect(page).not.toBeInTheDocument();
  await userEvent.click(screen.getByText('Entendido'));
  expect(notice()).toBeNull();
  expect(await screen.findByText('sucursales listo')).toBeVisible();
  await waitFor(() => expect(document.body).not.toHaveFocus());
});

test('so is whoever may not see the page', async () => {
  const { follows } = await openAsAna();
  enterSomething();
  follows({ session: { ...bruno, role: 'organizador' } });
  expect(await screen.findByText(NOTICE)).toBeVisible();
  await userEvent.click(screen.getByText('Entendido'));
  expect(screen.getByText('Esta página es para quien administra Almanaque.')).toBeVisible();
});

test('where nothing was entered there is nothing to tell', async () => {
  const settings = await openAsAna();
  await endsUnder(settings);
  settings.follows({ session: bruno });
  // Bruno has a page of his own, or the notice in its place.
  await waitFor(() => expect(settings.page).not.toBeInTheDocument());
  expect(notice()).toBeNull();
  expect(await screen.findByText('sucursales listo')).toBeVisible();
});

test('nor is there for the same person, who finds what they entered', async () => {
  const settings = await openAsAna();
  enterSomething();
  await endsUnder(settings);
  settings.follows({ session: ana });
  await waitFor(() => expect(settings.page).toBeVisible());
  expect(notice()).toBeNull();
});
