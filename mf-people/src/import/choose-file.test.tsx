import { heldAnswer, refusal, reply } from '@almanaque/shared-contracts/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { importOf } from '../testing/people.ts';
import {
  applied,
  openWizard,
  press,
  ready,
  serve,
  UPLOAD,
  upload,
} from './testing/import-page.tsx';

test('pasted rows are read like a file', async () => {
  const { writes } = serve(ready());
  await openWizard();
  await userEvent.type(screen.getByLabelText(/^O pegá las filas/), 'Legajo;Nombre');
  await press('Leer las filas pegadas');
  await screen.findByRole('heading', { name: '¿Qué trae cada columna?' });
  expect(writes).toHaveLength(1);
});

test('rows that were pasted and not read are asked about before they are left', async () => {
  serve(ready());
  await openWizard();
  await userEvent.type(screen.getByLabelText(/^O pegá las filas/), 'Legajo;Nombre');
  await userEvent.click(screen.getByRole('link', { name: 'Apariencia' }));
  expect(screen.getByText('Las filas que pegaste todavía no se leyeron.')).toBeVisible();
  await press('Quedarme acá');
  expect(screen.getByLabelText(/^O pegá las filas/)).toHaveValue('Legajo;Nombre');
  await press('Leer las filas pegadas');
  await screen.findByRole('heading', { name: '¿Qué trae cada columna?' });
});

test('a file the server refuses says why, and another can be chosen', async () => {
  serve(ready(), { [UPLOAD]: () => refusal(413, 'El archivo es demasiado grande.') });
  await upload();
  const told = await screen.findByText('El archivo es demasiado grande.');
  expect(told).toBeVisible();
  const rows = screen.getByLabelText(/^O pegá las filas/);
  // Beside the file, not among what is pasted.
  expect(rows.compareDocumentPosition(told)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
});

test('a file that is dropped while another is sent is told to wait', async () => {
  const held = heldAnswer(() => refusal(413, 'El archivo es demasiado grande.'));
  const { writes } = serve(ready(), { [UPLOAD]: held.route });
  await upload();
  const files = [new File(['Legajo;Nombre'], 'diciembre.csv', { type: 'text/csv' })];
  fireEvent.drop(await screen.findByText('Enviando…'), { dataTransfer: { files } });
  const told = screen.getByText(/^Todavía se está enviando el otro archivo/);
  expect(told).toHaveRole('status');
  act(held.release);
  expect(await screen.findByText('El archivo es demasiado grande.')).toBeVisible();
  expect(told).toBeEmptyDOMElement();
  expect(writes).toHaveLength(1);
});

test('a file that cannot be read says why, and leads back to choosing', async () => {
  serve(importOf('failed', { problem: 'El archivo no es una planilla.' }));
  await upload();
  expect(await screen.findByText('El archivo no es una planilla.')).toBeVisible();
  expect(screen.getByText('nomina.csv')).toBeVisible();
  await press('Elegir otra planilla');
  expect(await screen.findByLabelText('Elegir archivo')).toBeInTheDocument();
  // Not lost with what was pressed.
  expect(screen.getByText(/^Una planilla de Excel/)).toHaveFocus();
});

test('a sheet that was left before it was applied is gone on with', async () => {
  serve(ready(), { 'GET /api/v1/people/imports': () => ({ imports: [ready(), applied] }) });
  await openWizard();
  expect(await screen.findByText(/^Quedó sin aplicar:/)).toHaveTextContent('nomina.csv');
  await press('Seguir con esa planilla');
  await screen.findByRole('heading', { name: '¿Qué trae cada columna?' });
});

test('a sheet that was left is dismissed once that is confirmed, and nothing is lost with the focus', async () => {
  let imports = [ready()];
  const { writes } = serve(ready(), {
    'GET /api/v1/people/imports': () => ({ imports }),
    'DELETE /api/v1/people/imports/i-1': () => {
      imports = [];
      return reply(204, null);
    },
  });
  await openWizard();
  await press('Descartar');
  expect(screen.getByText(/^Se olvida lo que se leyó de/)).toHaveTextContent('nomina.csv');
  await press('Cancelar');
  expect(writes).toEqual([]);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Seguir con esa planilla' })).toHaveFocus(),
  );
  await press('Descartar');
  await press('Descartar');
  await waitFor(() => expect(screen.queryByText(/nomina.csv/)).toBeNull());
  expect(writes.map(({ route }) => route)).toEqual(['DELETE /api/v1/people/imports/i-1']);
  await waitFor(() => expect(document.body).not.toHaveFocus());
});

test('of a sheet that was left before another was applied nothing is said', async () => {
  serve(ready(), { 'GET /api/v1/people/imports': () => ({ imports: [applied, ready()] }) });
  await openWizard();
  await screen.findByRole('heading', { name: 'Importaciones anteriores' });
  expect(screen.queryByText(/^Quedó sin aplicar:/)).toBeNull();
});

test('imports of before that cannot be read are told, and asked for again', async () => {
  const IMPORTS = 'GET /api/v1/people/imports';
  let isBroken = true;
  serve(ready(), {
    [IMPORTS]: () => (isBroken ? refusal(403, 'No tenés permiso.') : { imports: [applied] }),
  });
  await openWizard();
  const told = await screen.findByText(
    'No se pudieron leer las importaciones anteriores. No tenés permiso.',
  );
  expect(screen.getByLabelText('Elegir archivo')).toBeEnabled();
  isBroken = false;
  await press('Reintentar');
  expect(await screen.findByRole('heading', { name: 'Importaciones anteriores' })).toBeVisible();
  expect(told).not.toBeInTheDocument();
});
