import {
  isoDate,
  offerSignIn,
  selectionStore,
  toastStore,
  type CompanyEvent,
  type Session,
} from '@almanaque/shared-contracts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ANA, dayOf, ownEvent } from '../testing/fixtures.ts';
import { cell, renderCalendar, type Answer } from '../testing/render-calendar.tsx';

const EVENTS = '/api/v1/events';
const ADD = 'Agregar Evento Personalizado';

const KEPT: CompanyEvent = {
  id: 'asado',
  version: 3,
  title: 'Asado',
  type: 'personalizado',
  tone: 'festivo',
  date: isoDate('2026-11-10'),
  endDate: null,
  time: '13:00',
  place: 'Terraza',
  description: '',
  office: null,
  team: null,
  rrule: null,
  sample: false,
  seriesId: null,
};
const SERIES: CompanyEvent = { ...KEPT, rrule: 'FREQ=WEEKLY;BYDAY=TU' };

const refusal = (status: number, message: string, field?: string): Answer => [
  status,
  { error: 'refused', message, ...(field !== undefined && { field }) },
];

const dialog = (name: string) => screen.findByRole('dialog', { name });
const field = (name: string | RegExp) => screen.getByLabelText(name);
// By text: with the month in the document, looking for roles takes a hundred times as long.
const button = (name: string) => screen.getByText(name, { selector: 'button' });
const choice = (name: string) => screen.getByLabelText(name, { selector: 'input' });
const enter = (name: string | RegExp, value: string) =>
  fireEvent.change(field(name), { target: { value } });
const isMarked = (name: string | RegExp) => field(name).getAttribute('aria-invalid') === 'true';
const closed = () =>
  waitFor(() => expect(screen.queryByLabelText('Título')).not.toBeInTheDocument());
const toasts = () => toastStore().getState();

type Routes = NonNullable<Parameters<typeof renderCalendar>[0]['routes']>;

/** An organiser on an empty 21 November, with the editor open. */
async function openNew(routes: Routes = {}) {
  const page = renderCalendar({ today: '2026-11-21', session: ANA, routes });
  await page.user.click(cell(/, hoy/));
  await page.user.click(await screen.findByText(ADD));
  await screen.findByLabelText('Título');
  return page;
}

/** An organiser on 10 November, with its one event open in the editor. */
async function openKept(kept: CompanyEvent, routes: Routes = {}) {
  const occurrence = kept.rrule === null ? [] : ['2026-11-10'];
  const page = renderCalendar({
    today: '2026-11-10',
    session: ANA,
    days: [dayOf(ownEvent('2026-11-10', 'Asado', kept.id, ...occurrence))],
    routes: { [`GET ${EVENTS}/${kept.id}`]: () => [200, { event: kept }], ...routes },
  });
  await page.user.click(cell(/, hoy/));
  await page.user.click(await screen.findByLabelText('Editar: Asado'));
  await screen.findByLabelText('Título');
  return page;
}

afterEach(() => {
  for (const { id } of toasts()) toastStore().dismiss(id);
});

describe('who may', () => {
  test('nobody on the page offers sign-in: that is said, and nothing opens', async () => {
    const { user } = renderCalendar({ today: '2026-11-21' });
    await user.click(cell(/, hoy/));
    await user.click(await screen.findByText(ADD));
    expect(await screen.findByText(/hace falta la sesión de un organizador/)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('whoever signs in comes back to the same editor', async () => {
    let session: Session | null = null;
    const withdraw = offerSignIn(() => {
      session = ANA;
      return Promise.resolve(true);
    });
    const { user } = renderCalendar({
      today: '2026-11-21',
      routes: { 'GET /api/v1/auth/session': () => [200, { session }] },
    });
    await user.click(cell(/, hoy/));
    await user.click(await screen.findByText(ADD));
    expect(await screen.findByLabelText('Fecha')).toHaveValue('2026-11-21');
    withdraw();
  });

  test('whoever gives sign-in up is left where they were', async () => {
    const asked = jest.fn(() => Promise.resolve(false));
    const withdraw = offerSignIn(asked);
    const { user } = renderCalendar({ today: '2026-11-21' });
    await user.click(cell(/, hoy/));
    await user.click(await screen.findByText(ADD));
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByText(/hace falta la sesión/)).not.toBeInTheDocument();
    withdraw();
  });

  test('without an organiser’s session nothing offers to edit', async () => {
    const { user } = renderCalendar({
      today: '2026-11-10',
      days: [dayOf(ownEvent('2026-11-10', 'Asado', 'asado'))],
    });
    await user.click(cell(/, hoy/));
    await screen.findByRole('heading', { name: 'Asado' });
    expect(screen.queryByRole('button', { name: /Editar/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: ADD })).not.toBeInTheDocument();
  });

  test('N on a day of the month opens the editor there', async () => {
    const { user } = renderCalendar({ today: '2026-11-21', session: ANA });
    cell(/, hoy/).focus();
    await user.keyboard('{ArrowDown}n');
    await dialog('Evento nuevo');
    expect(await screen.findByLabelText('Fecha')).toHaveValue('2026-11-28');
    expect(selectionStore().getState()).toEqual({ kind: 'day', date: '2026-11-28' });
  });
});

describe('a new event', () => {
  test('is sent as it was entered, shown, and told', async () => {
    const sent = jest.fn();
    const { user, server } = await openNew({
      [`POST ${EVENTS}`]: (body) => {
        sent(body);
        return [201, { event: KEPT }];
      },
    });
    expect(field('Título')).toHaveFocus();
    enter('Título', 'Asado');
    await user.click(choice('Aniversario'));
    enter('Fecha', '2026-11-24');
    enter(/^Hora/, '13:00');
    enter(/^Lugar/, 'Terraza');
    await user.selectOptions(field('Repetición'), 'Cada mes, el último martes');
    enter(/^Se repite hasta/, '2027-12-31');
    await user.click(button('Guardar'));
    await closed();
    expect(sent).toHaveBeenCalledWith({
      title: 'Asado',
      type: 'aniversario',
      tone: 'festivo',
      date: '2026-11-24',
      endDate: null,
      time: '13:00',
      place: 'Terraza',
      description: '',
      office: null,
      team: null,
      rrule: 'FREQ=MONTHLY;BYDAY=-1TU;UNTIL=20271231',
    });
    expect(selectionStore().getState()).toEqual({ kind: 'day', date: '2026-11-24' });
    expect(toasts()).toMatchObject([{ text: 'Se guardó «Asado».', tone: 'success' }]);
    const months = server.requests.filter((request) => request.includes('from=2026-11-01'));
    expect(months.length).toBeGreaterThan(1);
    expect(cell(/^martes 24 /)).toHaveFocus();
  });

  test('without a title is not sent: that is said, and the focus is there', async () => {
    const { user, server } = await openNew();
    expect(isMarked('Título')).toBe(false);
    await user.click(button('Guardar'));
    expect(isMarked('Título')).toBe(true);
    expect(field('Título')).toHaveAccessibleDescription('Ponele un título al evento.');
    expect(field('Título')).toHaveFocus();
    expect(server.requests).not.toContain(EVENTS);
    enter('Título', 'A');
    expect(isMarked('Título')).toBe(false);
  });

  test('what is wrong is said once its entry is left', async () => {
    await openNew();
    enter(/^Último día/, '2026-11-20');
    expect(isMarked(/^Último día/)).toBe(false);
    enter('Título', 'Asado');
    fireEvent.blur(field(/^Último día/));
    expect(field(/^Último día/)).toHaveAccessibleDescription(/no puede terminar antes de empezar/);
  });

  test('what the server finds wrong stands at its entry, and nothing typed is lost', async () => {
    const { user } = await openNew({
      [`POST ${EVENTS}`]: () => refusal(400, 'Ya hay 500 eventos que se repiten.', 'rrule'),
    });
    enter('Título', 'Asado');
    await user.click(button('Guardar'));
    await waitFor(() =>
      expect(field('Repetición')).toHaveAccessibleDescription('Ya hay 500 eventos que se repiten.'),
    );
    expect(field('Título')).toHaveValue('Asado');
  });

  test('a server that is not reached loses nothing, and can be tried again', async () => {
    let reached = false;
    const { user } = await openNew({
      [`POST ${EVENTS}`]: () =>
        reached ? [201, { event: KEPT }] : new TypeError('Failed to fetch'),
    });
    enter('Título', 'Asado');
    await user.click(button('Guardar'));
    expect(await screen.findByText(/lo que escribiste sigue acá/)).toBeInTheDocument();
    expect(field('Título')).toHaveValue('Asado');
    reached = true;
    await user.click(button('Guardar'));
    await closed();
  });

  test('a session that ended meanwhile: sign in, and it is saved', async () => {
    let signedIn = false;
    const withdraw = offerSignIn(() => {
      signedIn = true;
      return Promise.resolve(true);
    });
    const { user } = await openNew({
      [`POST ${EVENTS}`]: () =>
        signedIn ? [201, { event: KEPT }] : refusal(401, 'Iniciá sesión para continuar.'),
    });
    enter('Título', 'Asado');
    await user.click(button('Guardar'));
    await waitFor(() => expect(toasts()).toMatchObject([{ text: 'Se guardó «Asado».' }]));
    withdraw();
  });

  test('is not thrown away by Escape', async () => {
    const { user } = await openNew();
    enter('Título', 'Asado');
    await user.keyboard('{Escape}');
    expect(screen.getByText('Hay cambios sin guardar.')).toBeInTheDocument();
    await user.click(button('Seguir editando'));
    expect(screen.queryByText('Hay cambios sin guardar.')).not.toBeInTheDocument();
    await user.click(button('Cancelar'));
    await user.click(button('Descartar los cambios'));
    await closed();
    expect(selectionStore().getState()).toEqual({ kind: 'day', date: '2026-11-21' });
  });

  test('with nothing entered, Escape closes and gives the focus back', async () => {
    const { user } = await openNew();
    await user.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(button(ADD)).toHaveFocus());
  });
});

describe('an event that is kept', () => {
  test('is read from the server, and only what changed is sent', async () => {
    const sent = jest.fn();
    const { user } = await openKept(KEPT, {
      [`PATCH ${EVENTS}/asado`]: (body) => {
        sent(body);
        return [200, { event: KEPT }];
      },
    });
    expect(field(/^Lugar/)).toHaveValue('Terraza');
    enter(/^Lugar/, '');
    await user.click(button('Guardar'));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ version: 3, place: null }));
  });

  test('one of a series says what it is for', async () => {
    const sent = jest.fn();
    const { user } = await openKept(SERIES, {
      [`PATCH ${EVENTS}/asado`]: (body) => {
        sent(body);
        return [200, { event: SERIES }];
      },
    });
    expect(choice('Este evento')).toBeChecked();
    expect(screen.queryByLabelText('Repetición')).not.toBeInTheDocument();
    await user.click(choice('Este y los siguientes'));
    expect(field('Repetición')).toHaveDisplayValue('Cada semana, el martes');
    enter('Fecha', '2026-11-11');
    await user.click(button('Guardar'));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        version: 3,
        scope: 'following',
        occurrence: '2026-11-10',
        date: '2026-11-11',
        rrule: 'FREQ=WEEKLY;BYDAY=WE',
      }),
    );
  });

  test('that cannot be read says why, and can be asked for again', async () => {
    let there = false;
    const page = renderCalendar({
      today: '2026-11-10',
      session: ANA,
      days: [dayOf(ownEvent('2026-11-10', 'Asado', 'asado'))],
      routes: {
        [`GET ${EVENTS}/asado`]: () =>
          there ? [200, { event: KEPT }] : refusal(403, 'Tu cuenta no tiene permiso para esto.'),
      },
    });
    await page.user.click(cell(/, hoy/));
    await page.user.click(await screen.findByLabelText('Editar: Asado'));
    // It is asked for once more before giving up.
    const reason = await screen.findByText('Tu cuenta no tiene permiso para esto.', undefined, {
      timeout: 4000,
    });
    expect(reason).toBeInTheDocument();
    there = true;
    await page.user.click(button('Reintentar'));
    expect(await screen.findByLabelText('Título')).toHaveValue('Asado');
  });

  test('is deleted, and comes back from the toast', async () => {
    const restored = jest.fn();
    const removed = jest.fn();
    const { user } = await openKept(SERIES, {
      [`DELETE ${EVENTS}/asado`]: (_body, query) => {
        removed(query.toString());
        return [200, { event: { ...SERIES, version: 4 } }];
      },
      [`POST ${EVENTS}/asado/restore`]: (body) => {
        restored(body);
        return [200, { event: { ...SERIES, version: 5 } }];
      },
    });
    await user.click(choice('Todos'));
    await user.click(button('Borrar'));
    await waitFor(() => expect(toasts()).toHaveLength(1));
    expect(removed).toHaveBeenCalledWith('version=3&scope=all&occurrence=2026-11-10');
    expect(toasts()[0]).toMatchObject({
      text: 'Se borró «Asado».',
      action: { label: 'Deshacer' },
    });
    act(() => toasts()[0]?.action?.run());
    await waitFor(() => expect(restored).toHaveBeenCalledWith({ version: 4 }));
    await waitFor(() => expect(toasts()[1]?.text).toBe('«Asado» volvió al calendario.'));
  });

  describe('changed by someone else meanwhile', () => {
    const theirs = { ...KEPT, version: 4, title: 'Asado de Juan', place: 'Quincho' };

    async function openConflict() {
      let current = KEPT;
      const sent = jest.fn();
      const page = await openKept(KEPT, {
        [`GET ${EVENTS}/asado`]: () => [200, { event: current }],
        [`PATCH ${EVENTS}/asado`]: (body) => {
          sent(body);
          const { version } = body as { version: number };
          if (version === current.version) return [200, { event: current }];
          return refusal(409, 'Otra persona cambió este evento.');
        },
      });
      current = theirs;
      enter(/^Descripción/, 'Traer sillas');
      await page.user.click(button('Guardar'));
      const notice = await screen.findByRole('alert');
      return { ...page, sent, notice };
    }

    test('shows both versions', async () => {
      const { notice } = await openConflict();
      const rows = within(notice)
        .getAllByRole('row')
        .map((row) => [...row.children].map(({ textContent }) => textContent));
      expect(rows).toEqual([
        ['', 'Lo tuyo', 'Lo guardado'],
        ['Título', 'Asado', 'Asado de Juan'],
        ['Lugar', 'Terraza', 'Quincho'],
        ['Descripción', 'Traer sillas', '(vacío)'],
      ]);
      expect(notice).toHaveFocus();
      expect(screen.queryByText('Guardar')).not.toBeInTheDocument();
    });

    test('mine is written over theirs when I say so', async () => {
      const { user, sent } = await openConflict();
      await user.click(button('Guardar lo mío'));
      await waitFor(() => expect(toasts()).toHaveLength(1));
      expect(sent).toHaveBeenLastCalledWith({
        version: 4,
        title: 'Asado',
        place: 'Terraza',
        description: 'Traer sillas',
      });
    });

    test('theirs is taken up to go on from', async () => {
      const { user, sent } = await openConflict();
      await user.click(button('Usar lo guardado'));
      expect(field('Título')).toHaveValue('Asado de Juan');
      expect(field(/^Descripción/)).toHaveValue('');
      enter(/^Lugar/, 'Quincho 2');
      await user.click(button('Guardar'));
      await waitFor(() =>
        expect(sent).toHaveBeenLastCalledWith({ version: 4, place: 'Quincho 2' }),
      );
    });
  });

  test('removed by someone else meanwhile: what was entered can be kept as a new one', async () => {
    const sent = jest.fn();
    const { user } = await openKept(KEPT, {
      [`PATCH ${EVENTS}/asado`]: () => refusal(404, 'Ese evento ya no está: alguien lo borró.'),
      [`POST ${EVENTS}`]: (body) => {
        sent(body);
        return [201, { event: KEPT }];
      },
    });
    enter(/^Descripción/, 'Traer sillas');
    await user.click(button('Guardar'));
    expect(await screen.findByText(/alguien lo borró\. Lo que escribiste sigue acá/)).toBeVisible();
    await user.click(button('Guardar como evento nuevo'));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({ title: 'Asado', description: 'Traer sillas', time: '13:00' }),
      ),
    );
  });
});
