import { followed, navigation } from '@almanaque/shared-contracts';
import { heldAnswer, refusal } from '@almanaque/shared-contracts/testing';
import { saveFile } from '@almanaque/ui/screen';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPeople } from '../testing/open-people.tsx';
import { importOf, page, personWith, rowWith } from '../testing/people.ts';
import {
  applied,
  APPLY,
  openWizard,
  press,
  ready,
  ROWS,
  serve,
  toPreview,
  UNDO,
  undone,
  UPLOAD,
  upload,
} from './testing/import-page.tsx';

jest.mock('@almanaque/ui/screen', () => ({
  ...jest.requireActual<object>('@almanaque/ui/screen'),
  saveFile: jest.fn(),
}));

test('a file that is read late leads nobody back who went elsewhere meanwhile', async () => {
  const held = heldAnswer(() => ready());
  serve(ready(), { [UPLOAD]: held.route });
  const queries = await upload();
  await userEvent.click(screen.getByRole('link', { name: 'Apariencia' }));
  act(held.release);
  await waitFor(() => expect(queries.getQueryData(['import', '', 'i-1'])).toBeDefined());
  expect(navigation().getState().path).toBe('/configuracion/apariencia');
});

test('what is chosen for a column stays where the import cannot be read again', async () => {
  let isDown = false;
  serve(ready(), {
    'GET /api/v1/people/imports/i-1': () => (isDown ? refusal(400, 'No se pudo.') : ready()),
  });
  const queries = await upload();
  const column = await screen.findByRole('combobox', { name: /Quién/ });
  await userEvent.selectOptions(column, 'Apellido y nombre');
  isDown = true;
  await act(() => queries.invalidateQueries());
  expect(await screen.findByText('No se pudo.')).toBeVisible();
  expect(column).toBeVisible();
  expect(column).toHaveDisplayValue('Apellido y nombre');
});

test('one that is not there any more when it is gone on with leads to another sheet', async () => {
  const gone = () => refusal(404, 'Esa importación ya no existe: empezá otra.');
  let isGone = false;
  serve(ready(), {
    'GET /api/v1/people/imports/i-1': () => (isGone ? gone() : ready()),
    [APPLY]: gone,
  });
  await upload();
  await press('Ver cómo queda');
  isGone = true;
  await press('Aplicar 2 altas y 1 cambio');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Aplicar/ })).toBeNull());
  expect(screen.getByRole('alert')).toHaveTextContent('Esa importación ya no existe: empezá otra.');
  await press('Elegir otra planilla');
  expect(await screen.findByLabelText('O pegá las filas, con sus títulos')).toBeVisible();
});

test('from the file to the people and back: read, reviewed, applied, undone', async () => {
  const wrong = rowWith({ status: 'wrong', remarks: [{ code: 'x', message: 'Falta el nombre.' }] });
  const { writes, reads } = serve(ready(), { [ROWS]: () => ({ rows: [wrong], next: null }) });
  await upload();
  expect(await screen.findByRole('heading', { name: 'Leyendo el archivo…' })).toBeVisible();
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', '40');
  expect(screen.getByText('40 de 100 filas')).toBeVisible();
  await screen.findByRole('heading', { name: '¿Qué trae cada columna?' });
  await press('Ver cómo queda');
  const peopleReads = () => reads.filter((read) => read.startsWith('/api/v1/people?')).length;
  const before = peopleReads();
  await press('Aplicar 2 altas y 1 cambio');
  await screen.findByRole('heading', { name: 'Se importó, salvo lo que tiene error' });
  expect(screen.getByText('2 personas nuevas')).toBeVisible();
  expect(screen.getByText('1 fila con error, sin importar')).toBeVisible();
  expect(await screen.findByText('Falta el nombre.')).toBeVisible();
  await press('Deshacer');
  await screen.findByRole('heading', { name: 'Se deshizo la importación' });
  expect(screen.getByText('2 personas quitadas')).toBeVisible();
  expect(screen.queryByText(/^0 /)).toBeNull();
  await press('Ver las personas');
  await waitFor(() => expect(peopleReads()).toBeGreaterThan(before));
  expect(writes.map(({ route }) => route)).toEqual([UPLOAD, APPLY, UNDO]);
  expect(writes[0]?.body).toBeInstanceOf(Blob);
  expect(writes[1]?.body).toEqual({});
});

test.each([
  [APPLY, ready(), 'Aplicar 2 altas y 1 cambio', /^Se importó/],
  [UNDO, applied, 'Deshacer', 'Se deshizo la importación'],
])('pressed twice, %s is sent once', async (route, first, name, heading) => {
  let isFirst = true;
  const held = heldAnswer(() => (first === applied ? undone : applied));
  const { writes } = serve(first, {
    'GET /api/v1/people/imports/i-1': () => first,
    [route]: (request) => {
      if (!isFirst) return refusal(409, 'La importación ya está en marcha.');
      isFirst = false;
      return held.route(request);
    },
  });
  await upload();
  if (first !== applied) await press('Ver cómo queda');
  await press(name);
  await press(name);
  act(held.release);
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  expect(writes.filter((write) => write.route === route)).toHaveLength(1);
  expect(screen.queryByText('La importación ya está en marcha.')).toBeNull();
});

test.each([
  [{ done: 1, total: null }, '1 fila'],
  [{ done: 1, total: 1 }, '1 de 1 fila'],
])('one row is said as one: %j', async (rows, said) => {
  serve(importOf('working', { step: 'reading', ...rows }));
  await upload();
  expect(await screen.findByText(said)).toBeVisible();
});

test('the calendar is read again once people have been imported', async () => {
  serve(ready());
  const queries = await upload();
  const calendar = jest.fn(() => Promise.resolve('mes'));
  await queries.query({
    queryKey: ['calendar', '', 'a', 'b'],
    queryFn: calendar,
    ...followed('calendar'),
  });
  await press('Ver cómo queda');
  expect(queries.getQueryState(['calendar', '', 'a', 'b'])?.isInvalidated).toBe(false);
  await press('Aplicar 2 altas y 1 cambio');
  await screen.findByRole('heading', { name: 'Se importó, salvo lo que tiene error' });
  await waitFor(() =>
    expect(queries.getQueryState(['calendar', '', 'a', 'b'])?.isInvalidated).toBe(true),
  );
});

test('every import there was is listed, and one of before can be undone', async () => {
  const before = { ...applied, undo: { people: 2, changedSince: 1 } };
  const { writes } = serve(before, {
    'GET /api/v1/people': () => page([personWith()]),
    'GET /api/v1/people/imports': () => ({
      imports: [
        { ...applied, id: 'i-2', fileName: 'noviembre.xlsx', undo: { people: 0, changedSince: 3 } },
        before,
        { ...undone, id: 'i-0', fileName: 'octubre.xlsx' },
      ],
    }),
  });
  await openWizard();
  await screen.findByRole('heading', { name: 'Importaciones anteriores' });
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows.slice(1)).toEqual([
    expect.stringMatching(
      /^noviembre\.xlsx21\/11\/26.*ana@empresa\.com\.ar2 altas, 1 cambio, 1 con errorVer$/,
    ),
    expect.stringMatching(/^nomina\.csv.*Ver o deshacer$/),
    expect.stringMatching(/^octubre\.xlsx.*Deshecha$/),
  ]);
  await press('Ver o deshacer nomina.csv');
  expect(await screen.findByText(/^1 persona cambió después/)).toBeVisible();
  await press('Deshacer en 2 personas');
  await screen.findByRole('heading', { name: 'Se deshizo la importación' });
  expect(writes.map(({ route }) => route)).toEqual([UNDO]);
});

test('what is wrong can be had as a sheet', async () => {
  const wrong = jest.fn(() => ({}));
  serve(ready(), { 'GET /api/v1/people/imports/i-1/wrong': wrong });
  await toPreview();
  await press('Descargar las filas con error');
  expect(await screen.findByText(/^Se descargó filas-con-error\.xlsx/)).toBeVisible();
  expect(wrong).toHaveBeenCalledTimes(1);
  expect(saveFile).toHaveBeenCalledWith(expect.any(Blob), 'filas-con-error.xlsx');
});

test('one followed cold is said to be on its way', async () => {
  const held = heldAnswer(() => ready());
  serve(ready(), { 'GET /api/v1/people/imports/i-1': held.route });
  openPeople();
  act(() => navigation().go('/configuracion/personas/importar/i-1'));
  const waiting = await screen.findByRole('status', { name: 'Cargando la importación' });
  act(held.release);
  expect(await screen.findByRole('combobox', { name: /Quién/ })).toBeVisible();
  expect(waiting).not.toBeInTheDocument();
});
