import { refusal } from '@almanaque/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderInPage } from '../../testing/render-page.tsx';
import { ana } from '../../testing/sessions.ts';
import { EnterPortal } from './enter-portal.tsx';

const PORTAL = 'https://intranet.example';
const PASSES = 'POST /api/v1/auth/portal-passes';

const postMessage = jest.fn();
let close: jest.SpyInstance;
beforeEach(() => {
  postMessage.mockReset();
  Reflect.set(window, 'opener', { postMessage });
  close = jest.spyOn(window, 'close').mockImplementation(() => undefined);
});
afterEach(() => {
  Reflect.set(window, 'opener', null);
  jest.restoreAllMocks();
});

const open = (routes: Parameters<typeof fakeApi>[0]) => {
  const { writes } = fakeApi({ 'GET /api/v1/auth/session': () => ({ session: ana }), ...routes });
  renderInPage(<EnterPortal origin={PORTAL} />);
  return writes;
};
const goOn = async () => userEvent.click(await screen.findByRole('button', { name: 'Continuar' }));

test('the portal gets its pass once the person says so, and nobody but a page of its origin', async () => {
  const writes = open({ [PASSES]: () => ({ pass: 'p4se' }) });
  expect(await screen.findByText(PORTAL)).toBeVisible();
  expect(postMessage).not.toHaveBeenCalled();
  await goOn();
  await waitFor(() => expect(close).toHaveBeenCalled());
  expect(postMessage.mock.calls).toEqual([[{ almanaquePass: 'p4se' }, PORTAL]]);
  expect(writes).toMatchObject([{ body: { origin: PORTAL } }]);
});

test('a portal that nobody named in the settings gets nothing, and the person reads why', async () => {
  const message = 'Esta instalación no conoce ese portal.';
  open({
    [PASSES]: () => refusal(403, message),
  });
  await goOn();
  expect(await screen.findByText(message)).toBeVisible();
  expect(postMessage).not.toHaveBeenCalled();
});

test('a window that lost who opened it says what to do', async () => {
  Reflect.set(window, 'opener', null);
  open({ [PASSES]: () => ({ pass: 'p4se' }) });
  await goOn();
  expect(await screen.findByText(/volver al portal/)).toBeVisible();
});
