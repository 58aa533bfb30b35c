import { screen, waitFor } from '@testing-library/react';
import { page, personWith } from '../../testing/people.ts';
import {
  applied,
  APPLY,
  openWizard,
  press,
  ready,
  serve,
  UNDO,
  UPLOAD,
  upload,
} from './testing/import-page.tsx';

test('from the file to the people and back: read, reviewed, applied, undone', async () => {
  const { writes, reads } = serve(ready());
  await upload();
  expect(await screen.findByRole('heading', { name: 'Leyendo el archivo…' })).toBeVisible();
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', '40');
  expect(screen.getByText('40 de 100 filas')).toBeVisible();
  await screen.findByRole('heading', { name: '¿Qué trae cada columna?' });
  await press('Ver cómo queda');
  const peopleReads = () => reads.filter((read) => read.startsWith('/api/v1/people?')).length;
  const before = peopleReads();
  await press('Aplicar');
  await screen.findByRole('heading', { name: 'Listo: la nómina está al día' });
  expect(screen.getByText('2 personas nuevas')).toBeVisible();
  expect(screen.getByText('1 fila con error, sin importar')).toBeVisible();
  await press('Deshacer');
  await screen.findByRole('heading', { name: 'Se deshizo la importación' });
  expect(screen.getByText('2 personas quitadas')).toBeVisible();
  await press('Ver las personas');
  await waitFor(() => expect(peopleReads()).toBeGreaterThan(before));
  expect(writes.map(({ route }) => route)).toEqual([UPLOAD, APPLY, UNDO]);
  expect(writes[0]?.body).toBeInstanceOf(Blob);
  expect(writes[1]?.body).toEqual({});
});

test('the calendar is read again once people have been imported', async () => {
  serve(ready());
  const queries = await upload();
  const calendar = jest.fn(() => Promise.resolve('mes'));
  await queries.query({ queryKey: ['calendar', '', 'a', 'b'], queryFn: calendar });
  await press('Ver cómo queda');
  expect(queries.getQueryState(['calendar', '', 'a', 'b'])?.isInvalidated).toBe(false);
  await press('Aplicar');
  await screen.findByRole('heading', { name: 'Listo: la nómina está al día' });
  await waitFor(() =>
    expect(queries.getQueryState(['calendar', '', 'a', 'b'])?.isInvalidated).toBe(true),
  );
});

test('the last import can be undone later, too', async () => {
  const { writes } = serve(applied, {
    'GET /api/v1/people': () => page([personWith()]),
    'GET /api/v1/people/imports': () => ({ imports: [applied] }),
  });
  await openWizard();
  expect(await screen.findByText(/^Última importación/)).toHaveTextContent('nomina.csv');
  await press('Ver o deshacer');
  await press('Deshacer');
  await screen.findByRole('heading', { name: 'Se deshizo la importación' });
  expect(writes.map(({ route }) => route)).toEqual([UNDO]);
});
