/** @jest-environment ./mf-recommendations/src/testing/browser-environment.cjs */
import { changed, pointProps, type CalendarEvent } from '@almanaque/shared-contracts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  bring,
  calendarRange,
  fakeRemote,
  holiday,
  provider,
  providersResponse,
  refusal,
} from '@almanaque/shared-contracts/testing';
import { SHEET_ACTION } from '../contributions.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { aiRecommendation, anniversary, birthday, tortoni } from '../testing/fixtures.ts';
import { renderRecommendations } from '../testing/render-recommendations.tsx';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const text = (selector: string) => document.querySelector(selector)?.textContent;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setTimeout'] });
  jest.setSystemTime(new Date('2025-09-08T15:00:00Z'));
});
afterEach(() => jest.useRealTimers());

async function openSheet(event: CalendarEvent, idea: RegExp) {
  const view = renderRecommendations(event);
  const choose = async (which: RegExp) => {
    const heading = await screen.findByRole('button', { name: which });
    if (heading.getAttribute('aria-expanded') === 'false') await view.user.click(heading);
    const card = heading.closest('li') as HTMLElement;
    await view.user.click(within(card).getByRole('button', { name: 'Usar Esta Recomendación' }));
    // The last to come: it waits for the days off.
    await screen.findByRole('button', { name: 'Editar' });
  };
  const close = async () => {
    await view.user.click(button('Cerrar'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await choose(idea);
  return { ...view, choose, close };
}

test('has its sections in the specified order, the badges, and the way out at the bottom', async () => {
  fakeServer();
  const { close } = await openSheet(anniversary, /Diploma y café/);
  const dialog = screen.getByRole('dialog', { name: /Diploma y café con el equipo/ });
  expect(
    within(dialog)
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent),
  ).toEqual([
    'Objetivo de la actividad',
    'Tiempo de preparación',
    'Dirigida a',
    'Personas y roles necesarios',
    'Comunicación',
    'Proveedores externos',
  ]);
  expect(within(dialog).getByText('Regalo')).toBeVisible();
  expect(within(dialog).getByText('Moderado')).toBeVisible();
  expect(within(dialog).getByText('1 semana antes')).toBeVisible();
  await close();
  expect(button('Usar Esta Recomendación')).toHaveFocus();
});

test('another part’s action stands before the others, and is handed the whole recommendation', async () => {
  fakeServer();
  const action = fakeRemote('sumar al plan');
  const stop = bring([{ point: SHEET_ACTION.point, module: action }]);
  await openSheet(anniversary, /Diploma y café/);
  const foot = (await screen.findByText('sumar al plan listo')).closest('.foot') as HTMLElement;
  expect(foot).toHaveTextContent(/^sumar al plan listoImprimirCerrar$/);
  const handed = pointProps(SHEET_ACTION.props).parse(action.received.at(-1)?.point);
  expect(handed).toMatchObject({
    event: anniversary,
    recommendation: { tier: 'low', specification: { anticipacion: '1 semana antes' } },
  });
  act(stop);
});

/** A calendar with these holidays and nothing else. */
const withHolidays = (...dates: string[]) =>
  fakeServer().calendar.mockImplementation(({ query }) =>
    calendarRange(
      query.get('from') ?? '',
      query.get('to') ?? '',
      dates.map((date) => holiday({ date, title: 'Feriado' })),
    ),
  );

test('says by when to start, holidays skipped', async () => {
  withHolidays('2025-09-24');
  await openSheet(anniversary, /Diploma y café/);
  expect(await screen.findByText('Empezá antes del miércoles 17 de septiembre')).toBeVisible();
});

test('when it is too late, says which tier still fits', async () => {
  fakeServer();
  await openSheet(anniversary, /Cena de reconocimiento/);
  expect(await screen.findByText('Quedan 13 días y pide 15')).toBeVisible();
  expect(screen.getByText('Todavía llegás con la opción de bajo presupuesto.')).toBeVisible();
});

describe('the day it is celebrated', () => {
  const SATURDAY = /El sábado 20 no se trabaja/;
  const status = async (said: RegExp) => (await screen.findByText(said)).closest('p');

  test('is a business day, in the line, the lead time and the message alike', async () => {
    withHolidays('2025-09-19');
    await openSheet(birthday, /Torta compartida/);
    expect(await status(SATURDAY)).toHaveTextContent('Se festeja el jueves 18 de septiembre');
    expect(screen.getByText('Empezá antes del jueves 11 de septiembre')).toBeVisible();
    expect(text('.message')).toContain('El jueves 18 de septiembre de 2025 festejamos');
    expect(screen.getByText(/^Para Cumpleaños.*sábado 20 de septiembre de 2025/)).toBeVisible();
  });

  test('is the one after where more time is needed', async () => {
    fakeServer();
    await openSheet(birthday, /Almuerzo con mariachis/);
    expect(await status(SATURDAY)).toHaveTextContent('Se festeja el lunes 22 de septiembre');
    expect(text('.message')).toContain('almorzamos juntos el lunes 22 de septiembre de 2025');
  });

  test('may be chosen, and message and lead time follow', async () => {
    fakeServer();
    const { user } = await openSheet(birthday, /Torta compartida/);
    await user.selectOptions(
      await screen.findByLabelText('Otro día'),
      'miércoles 24 de septiembre de 2025',
    );
    const said = await status(/Día elegido: se proponía el viernes 19/);
    expect(said).toHaveTextContent('Se festeja el miércoles 24 de septiembre');
    expect(screen.getByText('Empezá antes del miércoles 17 de septiembre')).toBeVisible();
    expect(text('.message')).toContain('El miércoles 24 de septiembre de 2025 festejamos');
    await user.click(button('Restablecer plantilla'));
    expect(text('.message')).toContain('El viernes 19 de septiembre de 2025 festejamos');
  });

  test('is put into a text of one’s own only when one says so', async () => {
    fakeServer();
    const { user } = await openSheet(birthday, /Torta compartida/);
    await user.click(await screen.findByRole('button', { name: 'Editar' }));
    await user.type(screen.getByRole('textbox'), ' Chau');
    await user.click(button('Guardar'));
    expect(document.querySelector('.other-day')).toBeNull();
    await user.selectOptions(screen.getByLabelText('Otro día'), '2025-09-22');
    expect(text('.message')).toContain('El viernes 19 de septiembre de 2025 festejamos');
    await user.click(button('Poner el lunes 22 de septiembre'));
    expect(text('.message')).toMatch(/^[^]*El lunes 22 de septiembre de 2025 festejamos[^]* Chau$/);
    expect(document.querySelector('.other-day')).toBeNull();
  });

  test('where the calendar cannot be read, weekends are minded all the same', async () => {
    fakeServer().calendar.mockImplementation(() => refusal(404, 'No.'));
    await openSheet(birthday, /Torta compartida/);
    expect(await status(SATURDAY)).toHaveTextContent('Se festeja el viernes 19 de septiembre');
    expect(screen.getByText(/No se pudieron leer los feriados/)).toBeVisible();
  });

  test('an event of the company’s own is held when it says, and is not asked about', async () => {
    fakeServer();
    await openSheet({ ...birthday, type: 'personalizado', title: 'Asado' }, /Pausa de café/);
    await screen.findByText(/^Empezá/);
    expect(text('.message')).toContain('El sábado 20 de septiembre de 2025 paramos un rato');
    expect(screen.queryByLabelText('Otro día')).toBeNull();
  });
});

describe('the message', () => {
  test('is filled with what is known, asks for the rest, and only then can be sent', async () => {
    fakeServer();
    const { user } = await openSheet(anniversary, /Diploma y café/);
    expect(text('.message')).toContain(
      'El jueves 25 de septiembre de 2025 reconocemos a Julián Ferreyra, que cumple 5 años en la empresa',
    );
    expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
      '[hora]',
      '[lugar]',
    ]);
    for (const name of ['WhatsApp', 'Correo']) expect(button(name)).toBeDisabled();
    expect(screen.getByText('Para enviarlo, completá lo que falta: hora y lugar.')).toBeVisible();
    await user.click(button('Copiar'));
    expect(
      await screen.findByText('Mensaje copiado. Quedó sin completar: hora y lugar.'),
    ).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(text('.message'));

    await user.type(screen.getByLabelText('Hora'), '16:30');
    await user.type(screen.getByLabelText('Lugar'), 'el comedor');
    expect(text('.message')).toContain('con un café a las 16:30, en el comedor.');
    expect(document.querySelector('mark')).toBeNull();
    const whatsapp = new URL(
      screen.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' }).href,
    );
    expect(whatsapp.searchParams.get('text')).toBe(text('.message'));
    expect(screen.getByRole('link', { name: 'Correo' })).toHaveAttribute(
      'href',
      expect.stringContaining('mailto:?subject=Aniversario'),
    );
    await user.click(button('Copiar'));
    expect(await screen.findByText('Mensaje copiado')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(text('.message'));
  });

  test('is edited and saved with its line breaks, kept on reopening, and brought back', async () => {
    fakeServer();
    const { user, close, choose } = await openSheet(birthday, /Torta compartida/);
    const template = text('.message');
    await user.click(button('Editar'));
    const field = screen.getByPlaceholderText('Edita el mensaje de comunicación...');
    expect(field).toHaveFocus();
    expect(field).toHaveValue(template);
    await user.clear(field);
    await user.type(field, 'Hola{Enter}{Enter}nos vemos en [[patio]');
    await user.click(button('Guardar'));
    expect(text('.message')).toBe('Hola\n\nnos vemos en [patio]');
    expect(screen.getByLabelText('Patio')).toBeVisible();
    expect(button('WhatsApp')).toBeDisabled();

    await close();
    await choose(/Torta compartida/);
    expect(text('.message')).toBe('Hola\n\nnos vemos en [patio]');
    await user.click(button('Restablecer plantilla'));
    expect(text('.message')).toBe(template);
  });

  test('resets when the recommendation changes', async () => {
    fakeServer();
    const { user, close, choose } = await openSheet(birthday, /Torta compartida/);
    const template = text('.message');
    await user.click(button('Editar'));
    await user.type(screen.getByRole('textbox'), ' Chau');
    await user.click(button('Guardar'));
    await close();
    await choose(/Mural/);
    await close();
    await choose(/Torta compartida/);
    expect(text('.message')).toBe(template);
  });

  test('Escape asks before it leaves what was written, and then leaves the sheet', async () => {
    fakeServer();
    const { user } = await openSheet(birthday, /Torta compartida/);
    const template = text('.message');
    await user.click(button('Editar'));
    const field = screen.getByRole('textbox', { name: 'Mensaje de comunicación' });
    await user.type(field, ' Chau');
    await user.keyboard('{Escape}');
    expect(screen.getByText('Hay cambios sin guardar.').parentElement).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByText('Hay cambios sin guardar.')).toBeNull();
    expect(field).toHaveFocus();
    await user.click(button('Cerrar'));
    await user.click(button('Seguir editando'));
    await user.click(button('Cancelar'));
    await user.click(button('Descartar los cambios'));
    expect(text('.message')).toBe(template);
    expect(button('Editar')).toHaveFocus();
    await user.keyboard('{Enter}{Escape}');
    expect(button('Editar')).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('providers', () => {
  test('are numbered alike on map and cards, and light up together', async () => {
    fakeServer();
    const { user } = await openSheet(anniversary, /Diploma y café/);
    const pin = await screen.findByRole('button', { name: '1: Café Tortoni' });
    expect(screen.getByText('Mapa de proveedores en Buenos Aires')).toBeVisible();
    expect(screen.getByText('Los proveedores están en Buenos Aires, CABA.')).toBeVisible();
    const card = screen.getByRole('heading', { name: 'Café Tortoni' }).closest('li');
    expect(screen.getByRole('link', { name: '+54 11 4342-4328' })).toHaveAttribute(
      'href',
      'tel:+54-11-4342-4328',
    );
    expect(screen.getAllByRole('link', { name: /^\+54/ })).toHaveLength(1);
    expect(screen.getByText('Sin teléfono')).toBeVisible();
    expect(screen.getByText('Último chequeo: 21 de noviembre de 2026')).toBeVisible();

    await user.hover(pin);
    expect(card).toHaveClass('active');
    await user.unhover(pin);
    expect(card).not.toHaveClass('active');
    await user.hover(screen.getByRole('heading', { name: 'Café Tortoni' }));
    expect(pin).toHaveClass('active');
    await user.click(pin);
    expect(card).toHaveFocus();
  });

  test('are those of the office’s city where there are, with no map of another one', async () => {
    const rosario = provider({
      name: 'La Ñata',
      barrio: 'Rosario',
      activities: ['Desayunos'],
      lat: -32.9468,
      lng: -60.6393,
    });
    fakeServer().providers.mockImplementation(() => providersResponse([tortoni, rosario]));
    await openSheet({ ...anniversary, office: 'Rosario' }, /Diploma y café/);
    expect(await screen.findByRole('heading', { name: 'La Ñata' })).toBeVisible();
    expect(screen.getByText('Los proveedores están en Rosario.')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Café Tortoni' })).toBeNull();
    expect(screen.queryByText('Mapa de proveedores en Buenos Aires')).toBeNull();
  });

  test('where the city has none, are the specification’s own, and it is said', async () => {
    fakeServer();
    await openSheet({ ...anniversary, office: 'Córdoba' }, /Diploma y café/);
    expect(await screen.findByText('Los proveedores están en Buenos Aires, CABA.')).toBeVisible();
    expect(screen.getByText(/^En Córdoba el directorio no tiene por ahora/)).toBeVisible();
  });

  test('an error leaves the sheet whole, in one line that offers to try again', async () => {
    const { providers } = fakeServer();
    providers.mockImplementation(() => refusal(404, 'No.'));
    const { user } = await openSheet(anniversary, /Diploma y café/);
    expect(await screen.findByText('Los proveedores no se pudieron leer.')).toBeVisible();
    expect(button('Editar')).toBeVisible();
    providers.mockImplementation(() => ({ providers: [tortoni] }));
    await user.click(button('Reintentar'));
    expect(await screen.findByRole('button', { name: '1: Café Tortoni' })).toBeVisible();
  });

  test('what was read stays where it cannot be read again', async () => {
    const { providers } = fakeServer();
    const { queries } = await openSheet(anniversary, /Diploma y café/);
    expect(await screen.findByRole('button', { name: '1: Café Tortoni' })).toBeVisible();
    providers.mockImplementation(() => refusal(404, 'No.'));
    await act(() => changed(queries, '', 'providers'));
    await waitFor(() => expect(queries.getQueryState(['providers', ''])?.status).toBe('error'));
    expect(screen.getByRole('button', { name: '1: Café Tortoni' })).toBeVisible();
  });

  test('without a network they are said not to be there, and come once there is one', async () => {
    fakeServer();
    const opened = openSheet(anniversary, /Diploma y café/);
    fireEvent(window, new Event('offline'));
    await opened;
    expect(await screen.findByText('Los proveedores no se pudieron leer.')).toBeVisible();
    fireEvent(window, new Event('online'));
    expect(await screen.findByRole('button', { name: '1: Café Tortoni' })).toBeVisible();
  });

  test('an empty directory is said in one line', async () => {
    fakeServer().providers.mockImplementation(() => ({ providers: [] }));
    await openSheet(anniversary, /Diploma y café/);
    expect(await screen.findByText(/El directorio no tiene por ahora proveedores/)).toBeVisible();
  });

  test('where none are needed, says so and asks nothing', async () => {
    const { providers } = fakeServer();
    await openSheet(birthday, /Mural de mensajes/);
    expect(
      screen.getByText('No se requieren proveedores externos para esta actividad.'),
    ).toBeVisible();
    expect(providers).not.toHaveBeenCalled();
  });
});

test("what the AI made shows the AI's own specification", async () => {
  fakeServer().planner.mockReturnValue({
    recommendations: [aiRecommendation('low', 'Merienda bajo los jacarandás')],
  });
  await openSheet(birthday, /Merienda/);
  expect(screen.getByText('Salir un rato de la rutina.')).toBeVisible();
  expect(text('.message')).toBe('Hola Marina Olivera, nos vemos a las [hora].');
});

test('an unknown recommendation without a specification: not specified', async () => {
  const { specification: _none, ...unknown } = aiRecommendation('low', 'Merienda');
  fakeServer().planner.mockReturnValue({ recommendations: [unknown] });
  await openSheet(birthday, /Merienda/);
  expect(within(screen.getByRole('dialog')).getAllByText('No especificado')).toHaveLength(6);
  expect(
    screen.getByText('No se requieren proveedores externos para esta actividad.'),
  ).toBeVisible();
  expect(button('Copiar')).toBeDisabled();
});
