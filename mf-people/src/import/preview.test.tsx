import { isoDate } from '@almanaque/shared-contracts';
import { type FakeRoutes, heldAnswer, refusal } from '@almanaque/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rowWith } from '../testing/people.ts';
import {
  APPLY,
  counts,
  MAP,
  MISSING,
  press,
  ready,
  ROWS,
  serve,
  toPreview,
} from './testing/import-page.tsx';

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
      changes: [{ field: 'Oficina', before: 'Rosario', after: 'CABA' }],
    }),
  };
  const answer: FakeRoutes = {
    [ROWS]: ({ query }) => {
      const status = query.get('status');
      if (status === 'wrong') return { rows: [rows.wrong], next: null };
      if (query.get('after') === '12') return { rows: [rowWith({ row: 13 })], next: null };
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

  test('with nothing to apply, does not call equal what is wrong', async () => {
    serve(ready({ counts: { ...counts, new: 0, changed: 0, same: 17 } }), answer);
    await toPreview();
    expect(await screen.findByText(/^Lo demás está igual que en Almanaque/)).toBeVisible();
    await press('Elegir otra planilla');
    expect(await screen.findByLabelText('O pegá las filas, con sus títulos')).toBeVisible();
  });

  test('where every row is wrong, offers nothing to go on with', async () => {
    serve(ready({ counts: { ...counts, new: 0, changed: 0, same: 0 } }), answer);
    await toPreview();
    expect(await screen.findByText(/^Todas las filas tienen error/)).toBeVisible();
    expect(screen.getByText(/volvé a cargarla\.$/)).toBeVisible();
  });

  test('shows the rows of any state, what would change, and further pages', async () => {
    serve(ready(), answer);
    await toPreview();
    await press('Todas 8');
    expect(await screen.findByText('Oficina: Rosario → CABA')).toBeVisible();
    await press('Filas siguientes');
    expect(await screen.findByRole('cell', { name: '13' })).toBeVisible();
    await press('Filas anteriores');
    expect(await screen.findByText('Oficina: Rosario → CABA')).toBeVisible();
  });

  test('whoever turns its pages stays at the button, also where there are no more', async () => {
    serve(ready(), answer);
    await toPreview();
    await press('Todas 8');
    await press('Filas siguientes');
    expect(await screen.findByRole('cell', { name: '13' })).toBeVisible();
    const next = screen.getByRole('button', { name: 'Filas siguientes' });
    expect(next).toHaveFocus();
    expect(next).toBeEnabled();
    expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(next);
    expect(screen.getByRole('cell', { name: '13' })).toBeVisible();
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
    expect(screen.getByText(/Se registra su egreso el 31\/10\/2026\./)).toBeVisible();
    expect(screen.queryByText(/Quedan como están/)).toBeNull();
    await press('Aplicar 2 altas, 1 cambio y 1 egreso');
    await waitFor(() =>
      expect(writes.at(-1)).toEqual({ route: APPLY, body: { missingLeftOn: '2026-10-31' } }),
    );
  });

  test('whoever the file does not name is said to be on the way', async () => {
    const held = heldAnswer(() => ({
      people: [{ id: 'p-9', legajo: '9', name: 'Zoe Paz' }],
      next: null,
    }));
    serve(ready({ counts: { ...counts, missing: 1 } }), { ...answer, [MISSING]: held.route });
    await toPreview();
    await userEvent.click(screen.getByText('Ver quiénes'));
    const waiting = await screen.findByRole('status', { name: 'Cargando quiénes' });
    act(held.release);
    expect(await screen.findByText('Zoe Paz')).toBeVisible();
    expect(waiting).not.toBeInTheDocument();
  });

  test('with a last day that is no date nothing is applied', async () => {
    const { writes } = serve(ready({ counts: { ...counts, missing: 1 } }), answer);
    await toPreview();
    await userEvent.click(screen.getByLabelText('Registrar su egreso'));
    const date = screen.getByLabelText(/^Último día de trabajo/);
    await userEvent.clear(date);
    await userEvent.type(date, '31/02/2026');
    expect(screen.queryByText(/Se registra su egreso el/)).toBeNull();
    expect(date).toHaveAccessibleDescription(/exista/);
    expect(screen.getByRole('button', { name: /^Aplicar/ })).toBeDisabled();
    await userEvent.clear(date);
    await userEvent.type(date, '31/10/2026');
    await press('Aplicar 2 altas, 1 cambio y 1 egreso');
    await waitFor(() =>
      expect(writes.at(-1)).toEqual({ route: APPLY, body: { missingLeftOn: '2026-10-31' } }),
    );
  });

  test('says where those whom the file does not name were not read', async () => {
    let fails = true;
    const people = [{ id: 'p-9', legajo: '9', name: 'Zoe Paz' }];
    serve(ready({ counts: { ...counts, missing: 1 } }), {
      ...answer,
      [MISSING]: () => (fails ? refusal(403, 'No.') : { people, next: null }),
    });
    await toPreview();
    await userEvent.click(screen.getByText('Ver quiénes'));
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    fails = false;
    await userEvent.click(retry);
    expect(await screen.findByText('Zoe Paz')).toBeVisible();
  });

  test('shows of a new row the dates as they were read', async () => {
    const read = { field: 'Nacimiento', before: '', after: '12/01/1985' };
    serve(ready(), { [ROWS]: () => ({ rows: [rowWith({ changes: [read] })], next: null }) });
    await toPreview();
    expect(await screen.findByText('Nacimiento: 12/01/1985')).toBeVisible();
  });

  test('keeps what is stored where the file is blank, unless asked to', async () => {
    const { writes } = serve(ready({ counts: { ...counts, blank: 2 } }), answer);
    await toPreview();
    expect(screen.getByText(/^2 personas tienen un egreso o un nombre preferido/)).toBeVisible();
    await userEvent.click(screen.getByLabelText('Borrar lo que en el archivo está en blanco'));
    await waitFor(() =>
      expect(writes.at(-1)).toEqual({
        route: MAP,
        body: { fields: ['legajo', null], clearBlanks: true },
      }),
    );
  });

  test('removes the events that would show twice, unless they are to stay, and says so', async () => {
    const event = {
      id: 'e-1',
      version: 1,
      title: 'Cumple de Ana',
      yearly: true,
      people: ['Ana Paz'],
    };
    const doubled = { events: [{ ...event, date: isoDate('2020-05-20') }], total: 1, kept: [] };
    const { writes } = serve(ready({ doubled }), answer);
    await toPreview();
    expect(screen.getByText(/^1 fecha de esta nómina ya está en el calendario/)).toBeVisible();
    expect(screen.getByText('«Cumple de Ana»')).toHaveTextContent('20 de mayo, cada año · Ana Paz');
    const box = screen.getByLabelText('Borrar esos eventos, así no salen dos veces');
    await userEvent.click(box);
    expect(screen.getByText(/van a salir dos veces/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Aplicar 2 altas y 1 cambio' })).toBeVisible();
    await userEvent.click(box);
    await press('Aplicar 2 altas, 1 cambio y 1 evento borrado');
    await waitFor(() =>
      expect(writes.at(-1)).toEqual({ route: APPLY, body: { removeEvents: ['e-1'] } }),
    );
  });

  test('keeps who leaves and which events stay while blank cells are looked at again', async () => {
    const event = {
      ...{ id: 'e-1', version: 1, title: 'Cumple de Ana', date: isoDate('2020-05-20') },
      ...{ yearly: true, people: ['Ana Paz'] },
    };
    const doubled = { events: [event], total: 1, kept: [] };
    const known = { doubled, counts: { ...counts, blank: 2, missing: 3 } };
    const { writes } = serve(ready(known), answer, ready({ ...known, clearBlanks: true }));
    await toPreview();
    await userEvent.click(screen.getByLabelText('Registrar su egreso'));
    await userEvent.clear(screen.getByLabelText('Último día de trabajo'));
    await userEvent.type(screen.getByLabelText('Último día de trabajo'), '20/11/2026');
    await userEvent.click(screen.getByLabelText('Borrar esos eventos, así no salen dos veces'));
    await userEvent.click(screen.getByLabelText('Borrar lo que en el archivo está en blanco'));
    await waitFor(() =>
      expect(screen.getByLabelText('Borrar lo que en el archivo está en blanco')).toBeChecked(),
    );
    expect(screen.getByLabelText('Último día de trabajo')).toHaveValue('20/11/2026');
    await press('Aplicar 2 altas, 1 cambio y 3 egresos');
    await waitFor(() =>
      expect(writes.at(-1)).toEqual({ route: APPLY, body: { missingLeftOn: '2026-11-20' } }),
    );
  });

  test('says which event stays because of its plan, and offers to delete none', async () => {
    const event = {
      ...{ id: 'e-1', version: 3, title: 'Cumple de Ana', date: isoDate('2020-05-20') },
      ...{ yearly: true, people: ['Ana Paz'] },
    };
    const plans = [{ id: 'plan-1', title: 'Torta en la oficina' }];
    serve(ready({ doubled: { events: [], total: 0, kept: [{ ...event, plans }] } }), answer);
    await toPreview();
    expect(screen.getByText(/sale dos veces y queda así, porque tiene un plan/)).toBeVisible();
    expect(screen.getByText('«Cumple de Ana»')).toBeVisible();
    const link = screen.getByRole('link', { name: 'Torta en la oficina' });
    expect(link).toHaveAttribute('href', '/planes/plan-1');
    expect(screen.queryByLabelText(/^Borrar esos eventos/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Aplicar 2 altas y 1 cambio' })).toBeVisible();
  });

  test('says why it could not be applied', async () => {
    serve(ready(), { ...answer, [APPLY]: () => refusal(409, 'Hay una importación en curso.') });
    await toPreview();
    await press('Aplicar 2 altas y 1 cambio');
    expect(await screen.findByText('Hay una importación en curso.')).toBeVisible();
  });
});
