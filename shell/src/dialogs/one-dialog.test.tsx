import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeApi } from '../testing/fake-api.ts';
import { renderInPage } from '../testing/render-page.tsx';
import { ana } from '../testing/sessions.ts';
import { useAskForDialog } from './dialogs-context.ts';
import { DialogsProvider } from './dialogs-provider.tsx';
import { Dialogs } from './dialogs.tsx';
import { loadContent } from './load-content.ts';

jest.mock('./load-content.ts', () => ({ loadContent: jest.fn() }));

const Other = () => {
  const ask = useAskForDialog();
  return <button onClick={() => ask({ kind: 'change-password' })}>Otro</button>;
};

const dialogs = () => screen.getAllByRole('dialog').map((dialog) => dialog.textContent);

test('one dialog is open at a time: what is asked for takes the place of what is there', async () => {
  fakeApi({ 'GET /api/v1/auth/session': () => ({ session: ana }) });
  jest.mocked(loadContent).mockResolvedValue(() => null);
  renderInPage(
    <DialogsProvider first={{ kind: 'recover', token: 't' }}>
      <Other />
      <Dialogs />
    </DialogsProvider>,
  );
  await waitFor(() => expect(dialogs()).toEqual(['Recuperá el acceso']));
  fireEvent.click(screen.getByText('Otro'));
  await waitFor(() => expect(dialogs()).toEqual(['Cambiar contraseña']));
});
