import {
  FIRST_VIEW,
  isoDate,
  NO_FILTER,
  selectionStore,
  viewStore,
} from '@almanaque/shared-contracts';
import { refusal } from '@almanaque/shared-contracts/testing';
import { saveFile } from '@almanaque/ui/screen';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '../testing/fake-api.ts';
import { openScreen } from '../testing/open-screen.tsx';
import { Download } from './download.tsx';

jest.mock('@almanaque/ui/screen', () => ({
  ...jest.requireActual<object>('@almanaque/ui/screen'),
  saveFile: jest.fn(),
}));

const EXPORT = 'GET /api/v1/calendar/export';

const serve = (exported: () => unknown) =>
  fakeApi({
    'GET /api/v1/auth/session': () => ({ session: null }),
    'GET /api/v1/calendar/places': () => ({ offices: ['Córdoba'], teams: [] }),
    [EXPORT]: exported,
  });
const open = async () => {
  openScreen(Download, 'descargar');
  const page = within(await screen.findByRole('main'));
  await page.findByLabelText('Mes');
  return page;
};
const press = () => userEvent.click(screen.getByRole('button', { name: 'Descargar' }));

beforeEach(() => jest.mocked(saveFile).mockReset());
afterEach(() => {
  viewStore().restore(FIRST_VIEW);
  selectionStore().restore({ kind: 'none' });
});

test('whoever comes here begins at its title, and not among its entries', async () => {
  serve(() => 'contenido');
  await open();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveFocus();
});

test('begins with the month and the filter that are shown, and asks for just that', async () => {
  selectionStore().restore({ kind: 'day', date: isoDate('2028-02-10') });
  viewStore().setFilter({ ...NO_FILTER, types: ['cumpleanos'], office: 'Córdoba' });
  const { reads } = serve(() => 'contenido');
  const page = await open();
  await userEvent.selectOptions(page.getByLabelText('Formato'), 'Texto separado (.csv)');
  await press();
  expect(await page.findByText('Se descargó almanaque-2028-02.csv.')).toBeVisible();
  expect(reads).toContain(
    '/api/v1/calendar/export?from=2028-02-01&to=2028-02-29&format=csv&types=cumpleanos&office=C%C3%B3rdoba',
  );
  expect(saveFile).toHaveBeenCalledWith(expect.anything(), 'almanaque-2028-02.csv');
});

test('a year that is none is said beside it, and nothing is asked', async () => {
  const { reads } = serve(() => 'contenido');
  const page = await open();
  await userEvent.clear(page.getByLabelText('Año'));
  await userEvent.type(page.getByLabelText('Año'), '26');
  await press();
  expect(page.getByLabelText('Año')).toHaveAccessibleDescription(/entre 1900 y 2200/);
  expect(reads.some((url) => url.includes('export'))).toBe(false);
});

test('what the server refuses is told, and no file is saved', async () => {
  serve(() => refusal(400, 'En ese período hay más de 10.000 eventos.'));
  const page = await open();
  await press();
  expect(await page.findByText('En ese período hay más de 10.000 eventos.')).toBeVisible();
  expect(saveFile).not.toHaveBeenCalled();
});

test('offices and teams that cannot be read are not taken for none', async () => {
  let isThere = false;
  fakeApi({
    'GET /api/v1/auth/session': () => ({ session: null }),
    'GET /api/v1/calendar/places': () =>
      isThere ? { offices: ['Córdoba'], teams: [] } : refusal(403, 'Algo falló de nuestro lado.'),
  });
  const page = await open();
  expect(await page.findByText(/^No se pudieron leer las oficinas ni los equipos\./)).toBeVisible();
  isThere = true;
  await userEvent.click(page.getByRole('button', { name: 'Reintentar' }));
  expect(await page.findByLabelText('Oficina')).toBeVisible();
});
