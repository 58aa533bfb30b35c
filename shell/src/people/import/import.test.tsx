import type { PeopleImport } from '@almanaque/shared-contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Answer, refusal, type Routes } from '../../testing/fake-api.ts';
import { importOf, page, personWith, rowWith, servePeople } from '../../testing/people.ts';
import { loadContent } from '../../dialogs/load-content.tsx';
import { renderPage } from '../../testing/render-page.tsx';
import { choose } from './mapping.tsx';

// Loaded when first asked for; compiling it here takes longer than a test waits.
beforeAll(() => loadContent({ kind: 'people' }));
// Whole journeys by role and name are slow in jsdom on a busy machine.
jest.setTimeout(20_000);

const UPLOAD = 'POST /api/v1/people/imports';
const GET = 'GET /api/v1/people/imports/i-1';
const MAP = 'PATCH /api/v1/people/imports/i-1';
const ROWS = 'GET /api/v1/people/imports/i-1/rows';
const MISSING = 'GET /api/v1/people/imports/i-1/missing';
const APPLY = 'POST /api/v1/people/imports/i-1/apply';
const UNDO = 'POST /api/v1/people/imports/i-1/undo';

const counts = { new: 2, changed: 1, same: 4, wrong: 1, missing: 0 };
const columns = [
  { header: 'Legajo', samples: ['1001', '1002'], field: 'legajo' as const },
  { header: 'Quién', samples: ['Acuña, Lucía'], field: null },
];
const working = (step: 'reading' | 'applying' | 'undoing') =>
  importOf('working', { step, done: 40, total: 100 });
const ready = (changes = {}) => importOf('ready', { columns, counts, problem: null, ...changes });
const applied = importOf('applied', {
  result: { created: 2, updated: 1, left: 0, wrong: 1 },
  undoable: true,
  problem: null,
});
const undone = importOf('undone', { result: { removed: 2, restored: 1, kept: 0 } });

/** A server whose import goes on as it is asked to, one look at it being under way each time. */
const serve = (first: PeopleImport, routes: Routes = {}) => {
  let now: PeopleImport = first;
  let after: PeopleImport | null = null;
  const start = (step: PeopleImport, result: PeopleImport) => {
    now = step;
    after = result;
    return new Answer(202, step);
  };
  return servePeople({
    [UPLOAD]: () => start(working('reading'), first),
    [GET]: () => {
      const told = now;
      if (after) [now, after] = [after, null];
      return told;
    },
    [MAP]: () => start(working('reading'), ready()),
    [APPLY]: () => start(working('applying'), applied),
    [UNDO]: () => start(working('undoing'), undone),
    [ROWS]: () => ({ rows: [], next: null }),
    ...routes,
  });
};
const openWizard = async () => {
  renderPage({ kind: 'people' });
  await userEvent.click(
    (await screen.findAllByRole('button', { name: 'Importar nómina' }))[0] as HTMLElement,
  );
  await screen.findByRole('heading', { name: 'Importar nómina' });
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const file = new File(['Legajo;Quién\n1001;Acuña, Lucía'], 'nomina.csv', { type: 'text/csv' });
const upload = async () => {
  await openWizard();
  await userEvent.upload(screen.getByLabelText('Elegir archivo'), file);
};
const toPreview = async () => {
  await upload();
  await press('Ver cómo queda');
  await screen.findByRole('heading', { name: 'Así quedaría' });
};

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
  const queries = renderPage({ kind: 'people' });
  const calendar = jest.fn(() => Promise.resolve('mes'));
  await queries.query({ queryKey: ['calendar', '', 'a', 'b'], queryFn: calendar });
  await userEvent.click(
    (await screen.findAllByRole('button', { name: 'Importar nómina' }))[0] as HTMLElement,
  );
  await userEvent.upload(await screen.findByLabelText('Elegir archivo'), file);
  await press('Ver cómo queda');
  expect(queries.getQueryState(['calendar', '', 'a', 'b'])?.isInvalidated).toBe(false);
  await press('Aplicar');
  await screen.findByRole('heading', { name: 'Listo: la nómina está al día' });
  await waitFor(() =>
    expect(queries.getQueryState(['calendar', '', 'a', 'b'])?.isInvalidated).toBe(true),
  );
});

test('pasted rows are read like a file', async () => {
  const { writes } = serve(ready());
  await openWizard();
  await userEvent.type(screen.getByLabelText(/^O pegá las filas/), 'Legajo;Nombre');
  await press('Leer las filas pegadas');
  await screen.findByRole('heading', { name: '¿Qué trae cada columna?' });
  expect(writes).toHaveLength(1);
});

test('a file the server refuses says why, and another can be chosen', async () => {
  serve(ready(), { [UPLOAD]: () => refusal(413, 'El archivo es demasiado grande.') });
  await upload();
  expect(await screen.findByText('El archivo es demasiado grande.')).toBeVisible();
  expect(screen.getByLabelText('Elegir archivo')).toBeInTheDocument();
});

test('a file that cannot be read says why, and leads back to choosing', async () => {
  serve(importOf('failed', { problem: 'El archivo no es una planilla.' }));
  await upload();
  expect(await screen.findByText('El archivo no es una planilla.')).toBeVisible();
  await press('Elegir otro archivo');
  expect(await screen.findByLabelText('Elegir archivo')).toBeInTheDocument();
});

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

  test('hold a field once', () => {
    expect(choose(['legajo', 'email', null], 2, 'legajo')).toEqual([null, 'email', 'legajo']);
    expect(choose(['legajo', null, null], 0, null)).toEqual([null, null, null]);
  });
});

describe('the preview', () => {
  const rows = {
    wrong: rowWith({
      row: 10,
      status: 'wrong',
      remarks: [{ code: 'x', message: 'La fecha de nacimiento no existe en el calendario.' }],
    }),
    changed: rowWith({
      row: 12,
      status: 'changed',
      changes: [{ field: 'Sede', before: 'Rosario', after: 'CABA' }],
    }),
  };
  const answer: Routes = {
    [ROWS]: (_body, url) => {
      const status = url.searchParams.get('status');
      if (status === 'wrong') return { rows: [rows.wrong], next: null };
      if (url.searchParams.get('after') === '12')
        return { rows: [rowWith({ row: 13 })], next: null };
      return { rows: [rows.wrong, rows.changed], next: 12 };
    },
  };

  test('begins with what is wrong, by row number and reason', async () => {
    serve(ready(), answer);
    await toPreview();
    const [, row] = await screen.findAllByRole('row');
    expect(
      within(row as HTMLElement)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '10',
      'Lucía AcuñaLegajo 1001',
      'Con error',
      'La fecha de nacimiento no existe en el calendario.',
    ]);
    expect(screen.getByRole('button', { name: 'Con error 1' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  test('shows the rows of any state, what would change, and further pages', async () => {
    serve(ready(), answer);
    await toPreview();
    await press('Todas 8');
    expect(await screen.findByText('Sede: Rosario → CABA')).toBeVisible();
    await press('Filas siguientes');
    expect(await screen.findByRole('cell', { name: '13' })).toBeVisible();
    await press('Filas anteriores');
    expect(await screen.findByText('Sede: Rosario → CABA')).toBeVisible();
  });

  test('of a file that changes nothing offers nothing to apply', async () => {
    serve(ready({ counts: { ...counts, new: 0, changed: 0, wrong: 0 } }), answer);
    await toPreview();
    expect(screen.getByText(/no hay nada que aplicar/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Aplicar' })).toBeDisabled();
  });

  test('leaves whoever the file does not name, unless asked to register that they left', async () => {
    const { writes } = serve(ready({ counts: { ...counts, missing: 1 } }), {
      ...answer,
      [MISSING]: () => ({ people: [{ id: 'p-9', legajo: '9', name: 'Zoe Paz' }], next: null }),
    });
    await toPreview();
    expect(screen.getByText(/^1 persona que trabaja acá no está en el archivo/)).toBeVisible();
    await userEvent.click(screen.getByText('Ver quiénes'));
    expect(await screen.findByText('Zoe Paz')).toBeVisible();
    await userEvent.click(screen.getByLabelText('Registrar su egreso'));
    const date = screen.getByLabelText(/^Último día de trabajo/);
    await userEvent.clear(date);
    await userEvent.type(date, '31/10/2026');
    await press('Aplicar');
    await waitFor(() =>
      expect(writes.at(-1)).toEqual({ route: APPLY, body: { missingLeftOn: '2026-10-31' } }),
    );
  });

  test('says why it could not be applied', async () => {
    serve(ready(), { ...answer, [APPLY]: () => refusal(409, 'Hay una importación en curso.') });
    await toPreview();
    await press('Aplicar');
    expect(await screen.findByText('Hay una importación en curso.')).toBeVisible();
  });
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
