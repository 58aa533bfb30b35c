import { navigation, offerSignIn, selectionStore } from '@almanaque/shared-contracts';
import { refusal } from '@almanaque/shared-contracts/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { cell } from '../testing/render-calendar.tsx';
import {
  EVENTS,
  ADD,
  KEPT,
  field,
  button,
  choice,
  enter,
  isMarked,
  closed,
  said,
  toasts,
  openNew,
  dismissToasts,
} from './testing/editor-page.tsx';

afterEach(dismissToasts);

describe('a new event', () => {
  test('is sent as it was entered, shown, and told', async () => {
    const sent = jest.fn();
    const { user, server } = await openNew({
      [`POST ${EVENTS}`]: ({ body }) => {
        sent(body);
        return { event: KEPT };
      },
    });
    expect(field('Título')).toHaveFocus();
    enter('Título', 'Asado');
    await user.click(choice('Aniversario'));
    enter('Fecha', '24/11/2026');
    enter(/^Hora/, '13:00');
    enter(/^Lugar/, 'Terraza');
    enter(/^Enlace/, 'meet.google.com/abc');
    enter(/^Nombre del enlace/, 'La sala');
    await user.selectOptions(field('Repetición'), 'Cada mes, el último martes');
    await user.selectOptions(field('Termina'), 'En una fecha');
    enter('Se repite hasta', '31/12/2027');
    expect(said()).toHaveTextContent(
      'Se repite cada mes, el último martes, hasta el viernes 31 de diciembre de 2027.',
    );
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
      icon: null,
      picture: null,
      pictureAlt: null,
      link: 'https://meet.google.com/abc',
      linkName: 'La sala',
    });
    expect(selectionStore().getState()).toEqual({ kind: 'day', date: '2026-11-24' });
    expect(toasts()).toMatchObject([{ text: 'Se guardó «Asado».', tone: 'success' }]);
    const months = server.requests.filter((request) => request.includes('from=2026-11-01'));
    expect(months.length).toBeGreaterThan(1);
    expect(cell(/^martes 24 /)).toHaveFocus();
  });

  test.each([
    ['Todos los días', 'Cada cuántos días', '3', 'FREQ=DAILY;INTERVAL=3;COUNT=5', 'cada 3 días'],
    [
      'Cada semana, el sábado',
      'Cada cuántas semanas',
      '2',
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=SA;COUNT=5',
      'cada 2 semanas, el sábado',
    ],
    [
      'Cada año, el 21 de noviembre',
      'Cada cuántos años',
      '5',
      'FREQ=YEARLY;INTERVAL=5;BYMONTH=11;BYMONTHDAY=21;COUNT=5',
      'cada 5 años, el 21 de noviembre',
    ],
  ])('%s, every so many, some times', async (repetition, label, every, rrule, words) => {
    const sent = jest.fn();
    const { user } = await openNew({
      [`POST ${EVENTS}`]: ({ body }) => {
        sent(body);
        return { event: KEPT };
      },
    });
    enter('Título', 'Guardia');
    await user.selectOptions(field('Repetición'), repetition);
    enter(label, every);
    await user.selectOptions(field('Termina'), 'Después de varias veces');
    await user.click(button('Guardar'));
    expect(field('Cuántas veces')).toHaveAccessibleDescription('Poné cuántas veces, del 1 al 999.');
    expect(field('Cuántas veces')).toHaveFocus();
    enter('Cuántas veces', '5');
    expect(said()).toHaveTextContent(`Se repite ${words}, 5 veces.`);
    await user.click(button('Guardar'));
    await closed();
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ rrule }));
  });

  test('a date is typed as Argentines do, and stays as it is typed until it is left', async () => {
    const { user } = await openNew();
    expect(field('Fecha')).toHaveValue('21/11/2026');
    await user.clear(field('Fecha'));
    await user.type(field('Fecha'), '1/12/2026');
    expect(field('Fecha')).toHaveValue('1/12/2026');
    await user.tab();
    expect(field('Fecha')).toHaveValue('01/12/2026');
    await user.clear(field('Fecha'));
    await user.type(field('Fecha'), '31/2/2026');
    await user.tab();
    expect(field('Fecha')).toHaveValue('31/2/2026');
    expect(field('Fecha')).toHaveAccessibleDescription(
      'Escribí una fecha que exista, como 31/12/2026.',
    );
  });

  test('without its year it is the next such day, and its end the next after it', async () => {
    const { user } = await openNew();
    await user.clear(field('Fecha'));
    await user.type(field('Fecha'), '5/1');
    await user.tab();
    expect(field('Fecha')).toHaveValue('05/01/2027');
    await user.type(field(/^Último día/), '3/1');
    await user.tab();
    expect(field(/^Último día/)).toHaveValue('03/01/2028');
    await user.type(field('Título'), 'Asado');
    await user.clear(field('Fecha'));
    await user.type(field('Fecha'), '5/1/27');
    await user.tab();
    expect(field('Fecha')).toHaveAccessibleDescription(/^El año va entero: escribí 5\/1\/aaaa/);
  });

  test('an office is one of those there are, and one there is not is asked about', async () => {
    const sent = jest.fn();
    const { user } = await openNew({
      'GET /api/v1/calendar/places': () => ({ offices: ['Córdoba', 'Rosario'], teams: ['Ventas'] }),
      [`POST ${EVENTS}`]: ({ body }) => {
        sent(body);
        return { event: KEPT };
      },
    });
    enter('Título', 'Asado');
    await user.click(screen.getByText('A quién le toca y con qué tono'));
    const offered = () => document.getElementById(field(/^Oficina/).getAttribute('list') ?? '');
    await waitFor(() => expect(offered()?.children).toHaveLength(2));
    enter(/^Oficina/, 'Cordova');
    enter('Equipo', 'ventas');
    await user.click(button('Guardar'));
    expect(field(/^Oficina/)).toHaveAccessibleDescription(
      'No hay ninguna oficina «Cordova»: elegí de la lista, o marcá que es una oficina nueva.',
    );
    expect(isMarked('Equipo')).toBe(false);
    expect(sent).not.toHaveBeenCalled();
    await user.click(screen.getByLabelText('Es una oficina nueva'));
    expect(isMarked(/^Oficina/)).toBe(false);
    await user.click(button('Guardar'));
    await closed();
    expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ office: 'Cordova', team: 'Ventas' }),
    );
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
        reached ? { event: KEPT } : Promise.reject(new TypeError('Failed to fetch')),
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
        signedIn ? { event: KEPT } : refusal(401, 'Ingresá para continuar.'),
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

  test('is not over another page: with something entered, it is asked about first', async () => {
    navigation().route(() => undefined);
    const { user } = await openNew();
    enter('Título', 'Asado');
    act(() => navigation().go('/configuracion'));
    expect(screen.getByText('Hay cambios sin guardar.')).toBeInTheDocument();
    expect(navigation().getState().path).toBe('/');
    await user.click(button('Seguir editando'));
    expect(field('Título')).toHaveValue('Asado');
    act(() => navigation().go('/configuracion'));
    await user.click(button('Descartar los cambios'));
    expect(navigation().getState().path).toBe('/configuracion');
    await closed();
    act(() => navigation().go('/'));
  });

  test('goes with the page where nothing was entered', async () => {
    navigation().route(() => undefined);
    await openNew();
    act(() => navigation().go('/configuracion'));
    expect(navigation().getState().path).toBe('/configuracion');
    await closed();
    act(() => navigation().go('/'));
  });

  test('is not lost by a reload unasked', async () => {
    const isAsked = () => {
      const leaving = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(leaving);
      return leaving.defaultPrevented;
    };
    const { user } = await openNew();
    expect(isAsked()).toBe(false);
    enter('Título', 'Asado');
    expect(isAsked()).toBe(true);
    await user.click(button('Cancelar'));
    await user.click(button('Descartar los cambios'));
    await closed();
    expect(isAsked()).toBe(false);
  });

  test('with nothing entered, Escape closes and gives the focus back', async () => {
    const { user } = await openNew();
    await user.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(button(ADD)).toHaveFocus());
  });
});
