import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeApi } from '../testing/fake-api.ts';
import { renderInPage } from '../testing/render-page.tsx';
import { useAskForDialog } from './dialogs-context.ts';
import { DialogsProvider } from './dialogs-provider.tsx';
import { Dialogs } from './dialogs.tsx';
import { loadContent } from './load-content.ts';

jest.mock('./load-content.ts', () => ({ loadContent: jest.fn() }));

const Other = () => {
  const ask = useAskForDialog();
  return <button onClick={() => ask({ kind: 'override' })}>Otro</button>;
};

const dialogs = () => screen.getAllByRole('dialog').map((dialog) => dialog.textContent);

test('one dialog is open at a time: what is asked for takes the place of what is there', async () => {
  fakeApi({ 'GET /api/v1/auth/session': () => ({ session: null }) });
  jest.mocked(loadContent).mockResolvedValue(() => null);
  renderInPage(
    <DialogsProvider first={{ kind: 'download' }}>
      <Other />
      <Dialogs />
    </DialogsProvider>,
  );
  await waitFor(() => expect(dialogs()).toEqual(['Descargar el calendario']));
  fireEvent.click(screen.getByText('Otro'));
  await waitFor(() => expect(dialogs()).toEqual(['Cargar una parte de otra dirección']));
});
