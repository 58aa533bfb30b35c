import { type IcsImport, type IcsPreview, type IcsRow, MAX_ICS_BYTES } from '@almanaque/api';
import { type FakeRoutes, refusal, reply } from '@almanaque/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '../testing/fake-api.ts';
import { renderPage } from '../testing/render-page.tsx';
import { ana } from '../testing/sessions.ts';

const IMPORTS = '/api/v1/events/imports';

const row = (changes: Partial<IcsRow>): IcsRow => ({
  row: 1,
  status: 'new',
  title: 'Asado',
  when: 'viernes 4 de enero de 2030',
  remarks: [],
  changes: [],
  ...changes,
});
const previewOf = (rows: IcsRow[], problem: string | null = null): IcsPreview => ({
  rows,
  problem,
});

const serve = (routes: FakeRoutes) =>
  fakeApi({
    'GET /api/v1/auth/session': () => ({ session: ana }),
    [`GET ${IMPORTS}`]: () => ({ imports: [] }),
    ...routes,
  });
async function choose(file = new File(['BEGIN:VCALENDAR'], 'agenda.ics')) {
  renderPage({ kind: 'ics-import' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Importar eventos' }));
  await userEvent.upload(await dialog.findByLabelText('Elegir archivo'), file);
  return dialog;
}

test('shows only the events of a state when it is asked to', async () => {
  serve({
    [`POST ${IMPORTS}/preview`]: () =>
      previewOf([row({}), row({ row: 2, status: 'wrong', title: 'Guardia', remarks: ['No.'] })]),
  });
  const dialog = await choose();
  await userEvent.click(await dialog.findByRole('button', { name: 'Con error 1' }));
  expect(dialog.queryByText('Asado')).toBeNull();
  expect(dialog.queryByRole('button', { name: /Se borran/ })).toBeNull();
  expect(dialog.getByRole('row', { name: /Guardia/ })).toHaveTextContent('No.');
});

test('what was cancelled is proposed for deletion, counted, and told once it is gone', async () => {
  serve({
    [`POST ${IMPORTS}/preview`]: () =>
      previewOf([row({ status: 'removed', remarks: ['Está cancelado en el archivo: se borra.'] })]),
    [`POST ${IMPORTS}`]: () => {
      const made = { id: 'i-1', fileName: 'agenda.ics', created: 0, updated: 0, wrong: 0 };
      return reply(201, { ...made, removed: 1, undone: false });
    },
  });
  const dialog = await choose();
  expect(await dialog.findByRole('button', { name: 'Se borran 1' })).toBeVisible();
  expect(dialog.getByRole('row', { name: /Asado/ })).toHaveTextContent('Se borra');
  await userEvent.click(dialog.getByRole('button', { name: 'Importar' }));
  expect(await dialog.findByText('1 evento borrado')).toBeVisible();
});

test('what stands in the way of all of them is said, and nothing can be imported', async () => {
  serve({ [`POST ${IMPORTS}/preview`]: () => previewOf([row({})], 'Ya hay 500.') });
  const dialog = await choose();
  expect(await dialog.findByText('Ya hay 500.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Importar' })).toBeDisabled();
});

test('a file that is too large is not sent', async () => {
  const { writes } = serve({});
  const dialog = await choose(new File([new Uint8Array(MAX_ICS_BYTES + 1)], 'agenda.ics'));
  expect(await dialog.findByText(/pasa de 1 MB/)).toBeVisible();
  expect(writes).toEqual([]);
});

test('an import that fails says so, and can be tried again', async () => {
  let tries = 0;
  serve({
    [`POST ${IMPORTS}/preview`]: () => previewOf([row({})]),
    [`POST ${IMPORTS}`]: () => {
      tries += 1;
      if (tries === 1) return refusal(500, 'Algo falló de nuestro lado.');
      const made = { id: 'i-1', fileName: 'agenda.ics', created: 1, updated: 0, wrong: 0 };
      return reply(201, { ...made, undone: false });
    },
  });
  const dialog = await choose();
  await userEvent.click(await dialog.findByRole('button', { name: 'Importar' }));
  expect(await dialog.findByText('Algo falló de nuestro lado.')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Importar' }));
  expect(await dialog.findByText('1 evento nuevo')).toBeVisible();
  expect(dialog.queryByText(/con error/)).toBeNull();
});

test('an import that was undone is not offered again while the list is read', async () => {
  const made = (id: string, fileName: string): IcsImport => ({
    ...{ id, fileName, created: 1, updated: 0, wrong: 0, undone: false },
  });
  let reads = 0;
  serve({
    [`GET ${IMPORTS}`]: () => {
      reads += 1;
      const imports = [made('i-2', 'segundo.ics'), made('i-1', 'primero.ics')];
      return reads === 1 ? { imports } : new Promise(() => undefined);
    },
    [`POST ${IMPORTS}/i-2/undo`]: () => ({ removed: 1, restored: 0, kept: 0 }),
  });
  renderPage({ kind: 'ics-import' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Importar eventos' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Ver o deshacer' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Deshacer' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Importar otro archivo' }));
  expect(reads).toBe(2);
  expect(dialog.queryByText('segundo.ics')).toBeNull();
});
