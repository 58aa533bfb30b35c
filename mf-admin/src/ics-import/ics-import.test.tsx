import { type IcsPreview, type IcsRow, type MadeImport, MAX_ICS_BYTES } from '@almanaque/api';
import { type FakeRoutes, heldAnswer, refusal, reply } from '@almanaque/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '../testing/fake-api.ts';
import { openScreen } from '../testing/open-screen.tsx';
import { ana } from '../testing/sessions.ts';
import { IcsImport } from './ics-import.tsx';

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
  openScreen(IcsImport, 'importar-eventos');
  const page = within(await screen.findByRole('main'));
  await userEvent.upload(await page.findByLabelText('Elegir archivo'), file);
  return page;
}

test('a file that is looked through is asked about before it is left, and not once it is in', async () => {
  serve({
    [`POST ${IMPORTS}/preview`]: () => previewOf([row({})]),
    [`POST ${IMPORTS}`]: () =>
      reply(201, {
        ...{ id: 'i-1', fileName: 'agenda.ics', created: 1, updated: 0, wrong: 0 },
        ...{ removed: 0, undone: false },
      }),
  });
  const page = await choose();
  const leave = () => userEvent.click(screen.getByRole('link', { name: 'Apariencia' }));
  await page.findByText('Asado');
  await leave();
  expect(page.getByText('Todavía no se importó nada de agenda.ics.')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Quedarme acá' }));
  await userEvent.click(page.getByRole('button', { name: 'Importar' }));
  await page.findByText('1 evento nuevo');
  await leave();
  expect(location.pathname).toBe('/configuracion/apariencia');
});

test('the plans that lose their date are counted once, and each is a link', async () => {
  const plan = (id: string, title: string) => ({ id, title, to: `/donde-sea/${id}` });
  const [torta, te] = [plan('p-1', 'Torta'), plan('p-2', 'Té')];
  const more = [plan('p-3', 'Mate'), plan('p-4', 'Pan')];
  serve({
    [`POST ${IMPORTS}/preview`]: () =>
      previewOf([
        row({ status: 'removed', title: 'Cena', plans: [torta] }),
        row({ row: 2, status: 'changed', title: 'Merienda', plans: [torta, te, ...more] }),
        row({ row: 3, title: 'Asado' }),
      ]),
  });
  const page = await choose();
  expect(await page.findByText('Al importar, 4 planes quedan sin fecha.')).toBeVisible();
  const [, first, second, third] = page.getAllByRole('row');
  expect(first).toHaveTextContent(
    'Tiene un plan, Torta: queda en Planes, sin fechas para sus tareas.',
  );
  expect(page.getByRole('link', { name: 'Té' })).toHaveAttribute('href', '/donde-sea/p-2');
  expect(second).toHaveTextContent(
    'Tiene 4 planes, Torta, Té, Mate y 1 más: quedan en Planes, sin fechas para sus tareas.',
  );
  expect(third).not.toHaveTextContent('plan');
});

test('a file that brings nothing new is left unasked', async () => {
  serve({ [`POST ${IMPORTS}/preview`]: () => previewOf([row({ status: 'same' })]) });
  const page = await choose();
  await page.findByText('No hay nada nuevo que importar.');
  await userEvent.click(screen.getByRole('link', { name: 'Apariencia' }));
  expect(location.pathname).toBe('/configuracion/apariencia');
});

test('shows only the events of a state when it is asked to', async () => {
  serve({
    [`POST ${IMPORTS}/preview`]: () =>
      previewOf([row({}), row({ row: 2, status: 'wrong', title: 'Guardia', remarks: ['No.'] })]),
  });
  const page = await choose();
  await userEvent.click(await page.findByRole('button', { name: 'Con error 1' }));
  expect(page.queryByText('Asado')).toBeNull();
  expect(page.queryByRole('button', { name: /Se borran/ })).toBeNull();
  expect(page.getByRole('row', { name: /Guardia/ })).toHaveTextContent('No.');
});

test('the late answer of one file leads away from no other that is looked through since', async () => {
  const madeOf = (id: string, created: number) =>
    reply(201, { id, fileName: id, created, updated: 0, wrong: 0, removed: 0, undone: false });
  let isAnswered = false;
  const held = heldAnswer(({ query }) => {
    isAnswered = true;
    return query.get('fileName') === 'otra.ics' ? madeOf('i-2', 7) : madeOf('i-1', 1);
  });
  serve({
    [`POST ${IMPORTS}/preview`]: () => previewOf([row({})]),
    [`POST ${IMPORTS}`]: held.route,
  });
  const page = await choose();
  await userEvent.click(await page.findByRole('button', { name: 'Importar' }));
  await userEvent.click(page.getByRole('button', { name: 'Elegir otro archivo' }));
  const other = new File(['BEGIN:VCALENDAR'], 'otra.ics');
  await userEvent.upload(await page.findByLabelText('Elegir archivo'), other);
  expect(await page.findByText('otra.ics')).toBeVisible();
  act(held.release);
  await waitFor(() => expect(isAnswered).toBe(true));
  await userEvent.click(page.getByRole('button', { name: 'Importar' }));
  expect(await page.findByText('7 eventos nuevos')).toBeVisible();
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
  const page = await choose();
  expect(await page.findByRole('button', { name: 'Se borran 1' })).toBeVisible();
  expect(page.getByRole('row', { name: /Asado/ })).toHaveTextContent('Se borra');
  await userEvent.click(page.getByRole('button', { name: 'Importar' }));
  expect(await page.findByText('1 evento borrado')).toBeVisible();
});

test('a birthday that the roster has is left out, unless it is ticked', async () => {
  const known = row({ row: 7, status: 'in-roster', title: 'Cumple de Ana' });
  let wanted: string | null = null;
  serve({
    [`POST ${IMPORTS}/preview`]: () => previewOf([known]),
    [`POST ${IMPORTS}`]: ({ query }) => {
      wanted = query.get('anyway');
      const made = { id: 'i-1', fileName: 'agenda.ics', created: 1, updated: 0, wrong: 0 };
      return reply(201, { ...made, undone: false });
    },
  });
  const page = await choose();
  await userEvent.click(await page.findByRole('button', { name: 'Ya en Personas 1' }));
  expect(page.getByText('No hay nada nuevo que importar.')).toBeVisible();
  expect(page.getByRole('button', { name: 'Importar' })).toBeDisabled();
  const box = page.getByRole('checkbox', { name: 'Traerlo igual: Cumple de Ana' });
  await userEvent.click(box);
  await userEvent.click(box);
  expect(page.getByRole('button', { name: 'Importar' })).toBeDisabled();
  await userEvent.click(box);
  await userEvent.click(page.getByRole('button', { name: 'Importar' }));
  expect(await page.findByText('1 evento nuevo')).toBeVisible();
  expect(wanted).toBe('7');
});

test('what stands in the way of all of them is said, and nothing can be imported', async () => {
  serve({ [`POST ${IMPORTS}/preview`]: () => previewOf([row({})], 'Ya hay 500.') });
  const page = await choose();
  expect(await page.findByText('Ya hay 500.')).toBeVisible();
  expect(page.getByRole('button', { name: 'Importar' })).toBeDisabled();
});

test('a file that is too large is not sent', async () => {
  const { writes } = serve({});
  const page = await choose(new File([new Uint8Array(MAX_ICS_BYTES + 1)], 'agenda.ics'));
  expect(await page.findByText(/pasa de 1 MB/)).toBeVisible();
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
  const page = await choose();
  await userEvent.click(await page.findByRole('button', { name: 'Importar' }));
  expect(await page.findByText('Algo falló de nuestro lado.')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Importar' }));
  expect(await page.findByText('1 evento nuevo')).toBeVisible();
  expect(page.queryByText(/con error/)).toBeNull();
});

test('an import that was undone is not offered again while the list is read', async () => {
  const made = (id: string, fileName: string): MadeImport => ({
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
  openScreen(IcsImport, 'importar-eventos');
  const page = within(await screen.findByRole('main'));
  await userEvent.click(await page.findByRole('button', { name: 'Ver o deshacer' }));
  await userEvent.click(page.getByRole('button', { name: 'Deshacer' }));
  await userEvent.click(await page.findByRole('button', { name: 'Importar otro archivo' }));
  expect(reads).toBe(2);
  expect(page.queryByText('segundo.ics')).toBeNull();
});

test('a last import that cannot be read is told of, and holds up no other', async () => {
  let isThere = false;
  const last = { id: 'i-1', fileName: 'ayer.ics', created: 2, updated: 0, removed: 0, wrong: 0 };
  serve({
    [`GET ${IMPORTS}`]: () =>
      isThere
        ? { imports: [{ ...last, undone: false }] }
        : refusal(403, 'Algo falló de nuestro lado.'),
  });
  openScreen(IcsImport, 'importar-eventos');
  const page = within(await screen.findByRole('main'));
  expect(await page.findByText(/^No se pudo leer cuál fue la última importación\./)).toBeVisible();
  expect(page.getByLabelText('Elegir archivo')).toBeEnabled();
  isThere = true;
  await userEvent.click(page.getByRole('button', { name: 'Reintentar' }));
  const told = (await page.findByText('ayer.ics')).parentElement;
  expect(told).toHaveTextContent('Última importación: ayer.ics, 2 eventos nuevos.');
});
