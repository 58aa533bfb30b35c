import { refusal } from '@almanaque/shared-contracts/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { choose } from './mapping.tsx';
import { MAP, press, ready, serve, UPLOAD, upload } from './testing/import-page.tsx';

describe('the columns', () => {
  test('are shown as guessed, and sent as corrected', async () => {
    const { writes } = serve(ready());
    await upload();
    const guessed = await screen.findByLabelText('Qué trae la columna Legajo');
    expect(guessed).toHaveDisplayValue('Legajo');
    const missed = screen.getByLabelText('Qué trae la columna Quién');
    expect(missed).toHaveDisplayValue('No se importa');
    await userEvent.selectOptions(missed, 'Apellido y nombre');
    await press('Ver cómo queda');
    await screen.findByRole('heading', { name: 'Así quedaría' });
    expect(writes.at(-1)).toEqual({ route: MAP, body: { fields: ['legajo', 'fullName'] } });
  });

  test('that are not enough say so, and nothing is shown before they are', async () => {
    serve(ready({ problem: 'Falta la columna del nombre.' }));
    await upload();
    expect(await screen.findByText('Falta la columna del nombre.')).toBeVisible();
    await press('Ver cómo queda');
    expect(screen.getByRole('heading', { name: '¿Qué trae cada columna?' })).toBeVisible();
  });

  test('stay as they were chosen where that could not be sent: no other review is shown for theirs', async () => {
    serve(ready(), { [MAP]: () => refusal(400, 'No se pudo llegar al servidor.') });
    await upload();
    const missed = await screen.findByLabelText('Qué trae la columna Quién');
    await userEvent.selectOptions(missed, 'Apellido y nombre');
    await press('Ver cómo queda');
    expect(await screen.findByText('No se pudo llegar al servidor.')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Así quedaría' })).toBeNull();
    expect(missed).toBeVisible();
    expect(missed).toHaveDisplayValue('Apellido y nombre');
  });

  test('of another sheet of the workbook are read when it is chosen', async () => {
    const sheets = { names: ['Portada', 'Nómina', 'Rosario'], chosen: 'Nómina' };
    const { writes } = serve(ready({ sheets }));
    await upload();
    const chosen = await screen.findByLabelText('Hoja');
    expect(chosen).toHaveDisplayValue('Nómina');
    await userEvent.selectOptions(chosen, 'Rosario');
    await screen.findByRole('heading', { name: 'Leyendo el archivo…' });
    expect(writes.map(({ route }) => route)).toEqual([UPLOAD, UPLOAD]);
  });

  test('hold a field once', () => {
    expect(choose(['legajo', 'email', null], 2, 'legajo')).toEqual([null, 'email', 'legajo']);
    expect(choose(['legajo', null, null], 0, null)).toEqual([null, null, null]);
  });
});
