import { type ProviderPreview, type ProviderRow, MAX_PROVIDER_FILE_BYTES } from '@almanaque/api';
import { type FakeRoutes, refusal, reply } from '@almanaque/shared-contracts/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '../../testing/fake-api.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { ana } from '../../testing/sessions.ts';
import { Providers } from '../providers.tsx';

const IMPORT = '/api/v1/providers/import';
const row = (changes: Partial<ProviderRow>): ProviderRow => ({
  row: 2,
  status: 'new',
  name: 'Panadería Ñandú',
  address: 'Mitre 100',
  remarks: [],
  changes: [],
  ...changes,
});
const previewOf = (rows: ProviderRow[], problem: string | null = null): ProviderPreview => ({
  rows,
  unused: [],
  fingerprint: 'huella',
  problem,
});

async function choose(routes: FakeRoutes, file = new File(['Nombre;Dirección'], 'lista.csv')) {
  const api = fakeApi({
    'GET /api/v1/auth/session': () => ({ session: { ...ana, role: 'organizador' } }),
    'GET /api/v1/providers/directory': () => ({ providers: [] }),
    [`GET ${IMPORT}`]: () => ({ imports: [] }),
    ...routes,
  });
  openScreen(Providers, 'proveedores/importar');
  await userEvent.upload(await screen.findByLabelText('Elegir archivo'), file);
  return api;
}

test('what was shown is what is applied; a directory that changed meanwhile says so', async () => {
  let asked = '';
  await choose({
    [`POST ${IMPORT}/preview`]: () =>
      previewOf([
        row({}),
        row({ row: 3, status: 'wrong', name: '', remarks: ['Falta el nombre.'] }),
      ]),
    [`POST ${IMPORT}/apply`]: ({ query }) => {
      const first = asked === '';
      asked = query.toString();
      if (first) return refusal(409, 'El directorio cambió desde la vista previa.');
      const made = { id: 'i-1', fileName: 'lista.csv', created: 1, updated: 0, wrong: 1 };
      return reply(201, { ...made, undone: false });
    },
  });
  expect(await screen.findByRole('row', { name: /sin nombre/ })).toHaveTextContent(
    'Falta el nombre.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Importar' }));
  expect(await screen.findByText('El directorio cambió desde la vista previa.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Importar' }));
  expect(await screen.findByText('1 proveedor nuevo')).toBeVisible();
  expect(asked).toBe('fileName=lista.csv&fingerprint=huella');
});

test('what stands in the way of all of them is said, and nothing can be imported', async () => {
  await choose({
    [`POST ${IMPORT}/preview`]: () => previewOf([row({})], 'No hay lugar.'),
  });
  expect(await screen.findByText('No hay lugar.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Importar' })).toBeDisabled();
});

test('a file that is too large is not sent', async () => {
  const large = new File([new Uint8Array(MAX_PROVIDER_FILE_BYTES + 1)], 'lista.csv');
  const { writes } = await choose({}, large);
  expect(await screen.findByText(/pasa de 5 MB/)).toBeVisible();
  expect(writes).toEqual([]);
});
