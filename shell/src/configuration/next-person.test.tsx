import { act, screen, waitFor } from '@testing-library/react';
import { bring, fakeRemote, session } from '@almanaque/shared-contracts/testing';
import userEvent from '@testing-library/user-event';
import { sessionKey, type SessionAnswer } from '../account/session.ts';
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
  await screen.findByText('sucursales listo');
  return (next: SessionAnswer) =>
    act(async () => {
      queries.setQueryData(sessionKey(''), next);
      // What shows it is told in a task of its own.
      await new Promise((resolve) => setTimeout(resolve));
    });
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

const notice = () => screen.queryByText(/^En este navegador ahora ingresó/);

test('whoever signs in over something unsaved is told that it was discarded, until they close it', async () => {
  const follows = await openAsAna();
  enterSomething();
  await follows({ session: bruno });
  expect(notice()).toHaveTextContent(/ahora ingresó Bruno Sosa\. Lo que no se había guardado/);
  expect(notice()?.closest('[role=alert]')).toHaveFocus();
  expect(screen.queryByText('sucursales listo')).toBeNull();
  await userEvent.click(screen.getByText('Entendido'));
  expect(notice()).toBeNull();
  expect(await screen.findByText('sucursales listo')).toBeVisible();
  await waitFor(() => expect(document.body).not.toHaveFocus());
});

test('so is whoever may not see the page', async () => {
  const follows = await openAsAna();
  enterSomething();
  await follows({ session: { ...bruno, role: 'organizador' } });
  expect(notice()).toBeVisible();
  await userEvent.click(screen.getByText('Entendido'));
  expect(screen.getByText('Esta página es para quien administra Almanaque.')).toBeVisible();
});

test('where nothing was entered there is nothing to tell', async () => {
  const follows = await openAsAna();
  await follows({ session: null, whose: ana.userId });
  await follows({ session: bruno });
  expect(await screen.findByText('sucursales listo')).toBeVisible();
  expect(notice()).toBeNull();
});

test('nor is there for the same person, who finds what they entered', async () => {
  const follows = await openAsAna();
  enterSomething();
  await follows({ session: null, whose: ana.userId });
  await follows({ session: ana });
  expect(notice()).toBeNull();
});
