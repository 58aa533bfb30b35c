import { askToSignIn, privately, toastStore } from '@almanaque/shared-contracts';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadSettings } from '../settings/load-settings.ts';
import { SettingsButton } from '../settings/settings-button.tsx';
import { fakeApi } from '../testing/fake-api.ts';
import { renderInPage } from '../testing/render-page.tsx';
import { ana } from '../testing/sessions.ts';
import { rememberSession } from './session-hint.ts';

jest.mock('../settings/load-settings.ts', () => ({ loadSettings: jest.fn() }));
const load = jest.mocked(loadSettings);

/** A page whose visitor would sign in as `session`, and a part of it that asks for that. */
async function ask(session: typeof ana) {
  const state = { session: null as typeof ana | null };
  fakeApi({
    'GET /api/v1/auth/session': () => ({ session: state.session }),
    'GET /api/v1/auth/options': () => ({
      password: true,
      openId: null,
      readingNeedsSignIn: false,
    }),
    'POST /api/v1/auth/sign-in': () => {
      state.session = session;
      return { session };
    },
    'POST /api/v1/auth/change-password': () => {
      state.session = ana;
      return { session: ana };
    },
  });
  renderInPage(
    <>
      <button>Agregar</button>
      <SettingsButton
        isMonth
        arrival={{ invitation: null, recovery: null, failure: null, portal: null }}
      />
    </>,
  );
  screen.getByText('Agregar').focus();
  const answered = jest.fn();
  await act(() => {
    void askToSignIn()?.then(answered);
    return Promise.resolve();
  });
  return answered;
}

const dialog = (name: string) => screen.findByRole('dialog', { name });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

async function signIn() {
  await dialog('Ingresar');
  await userEvent.type(await screen.findByLabelText('Correo'), ana.email);
  await userEvent.type(screen.getByLabelText('Contraseña'), 'tres gatos azules');
  await userEvent.keyboard('{Enter}');
}

beforeEach(() => {
  localStorage.clear();
  load.mockReset();
  load.mockImplementation(async () => (await import('../settings/settings.tsx')).Settings);
});

test('is granted once the person has signed in', async () => {
  const answered = await ask(ana);
  await dialog('Ingresar');
  expect(answered).not.toHaveBeenCalled();
  await signIn();
  await gone();
  expect(answered.mock.calls).toEqual([[true]]);
});

test('is granted only after a first password has been changed', async () => {
  const answered = await ask({ ...ana, mustChangePassword: true });
  await signIn();
  await dialog('Cambiar contraseña');
  expect(answered).not.toHaveBeenCalled();
  await userEvent.type(await screen.findByLabelText('Contraseña que te dieron'), 'una de arranque');
  await userEvent.type(screen.getByLabelText('Contraseña nueva'), 'tres gatos azules');
  await userEvent.type(screen.getByLabelText('Repetí la contraseña'), 'tres gatos azules');
  await userEvent.keyboard('{Enter}');
  await gone();
  expect(answered.mock.calls).toEqual([[true]]);
});

test.each([
  ['at sign-in', ana],
  ['at the change of password', { ...ana, mustChangePassword: true }],
])('given up %s, it is refused and the focus is back where it was', async (_where, session) => {
  const answered = await ask(session);
  await dialog('Ingresar');
  if (session.mustChangePassword) {
    await signIn();
    await dialog('Cambiar contraseña');
  }
  await userEvent.keyboard('{Escape}');
  await gone();
  expect(answered.mock.calls).toEqual([[false]]);
  await waitFor(() => expect(screen.getByText('Agregar')).toHaveFocus());
});

describe('a session that ended elsewhere, which the page still believes in', () => {
  /** A page in Ana's session that its server has ended; whoever signs in there is `next`. */
  async function askAfterEnd(next: typeof ana, first: typeof ana | null = ana) {
    const state = { session: first };
    fakeApi({
      'GET /api/v1/auth/session': () => ({ session: state.session }),
      'POST /api/v1/auth/sign-in': () => {
        state.session = next;
        return { session: next };
      },
    });
    rememberSession(true);
    const queries = renderInPage(
      <SettingsButton
        isMonth
        arrival={{ invitation: null, recovery: null, failure: null, portal: null }}
      />,
    );
    await waitFor(() =>
      expect(queries.getQueryData(['session', ''])).toMatchObject({ session: first }),
    );
    await queries.query({
      queryKey: ['messages', '', 'x'],
      queryFn: () => 'what only Ana may read',
      ...privately('messages'),
    });
    state.session = null;
    const answered = jest.fn();
    await act(() => {
      void askToSignIn()?.then(answered);
      return Promise.resolve();
    });
    return { answered, queries, state };
  }

  test('is asked for all the same, and the way back leaves nothing over the page', async () => {
    const { answered, queries } = await askAfterEnd(ana);
    await signIn();
    await gone();
    expect(answered.mock.calls).toEqual([[true]]);
    await waitFor(() => expect(document.querySelector('.MuiModal-root')).toBeNull());
    expect(queries.getQueryData(['messages', '', 'x'])).toBe('what only Ana may read');
  });

  test('what one person could read is not left for the next, who does not go on with what they began', async () => {
    const { answered, queries } = await askAfterEnd({ ...ana, userId: 'u-bruno' });
    await signIn();
    await gone();
    expect(answered.mock.calls).toEqual([[false]]);
    expect(queries.getQueryData(['messages', '', 'x'])).toBeUndefined();
  });

  test('is not asked for where it goes on after all', async () => {
    const state = await askAfterEnd(ana);
    await dialog('Ingresar');
    await userEvent.keyboard('{Escape}');
    await gone();
    state.state.session = ana;
    await act(async () => {
      await expect(askToSignIn()).resolves.toBe(true);
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test('can be asked for again', async () => {
  await ask(ana);
  await dialog('Ingresar');
  await userEvent.keyboard('{Escape}');
  await gone();
  let second: Promise<boolean> | null = null;
  act(() => {
    second = askToSignIn();
  });
  await signIn();
  await gone();
  await expect(second).resolves.toBe(true);
});

test('that cannot be shown is refused, and told', async () => {
  load.mockRejectedValueOnce(new Error('ChunkLoadError'));
  const answered = await ask(ana);
  await waitFor(() => expect(answered.mock.calls).toEqual([[false]]));
  expect(toastStore().getState()).toMatchObject([
    { text: 'No se pudo abrir el ingreso. Probá de nuevo.', tone: 'error' },
  ]);
});
