import { changed, isoDate, type RuntimeConfig } from '@almanaque/shared-contracts';
import { companyEvent, runtimeConfig } from '@almanaque/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { dayOf, SOVEREIGNTY } from '../testing/fixtures.ts';
import { renderCalendar, title } from '../testing/render-calendar.tsx';

const ahead = async () => within(await screen.findByRole('region', { name: 'Lo que viene' }));

const BIRTHDAY = companyEvent({
  date: '2026-11-19',
  title: 'Cumpleaños de Ana Sosa',
  type: 'cumpleanos',
});

test('before a day is chosen: today, what comes, and the people of the week', async () => {
  renderCalendar({
    today: '2026-11-18',
    withAhead: true,
    days: [dayOf(BIRTHDAY), dayOf(SOVEREIGNTY)],
  });
  const part = await ahead();
  expect(await part.findByRole('button', { name: /^Hoy, miércoles 18/ })).toHaveTextContent(
    'Hoy no hay fechas',
  );
  expect(
    part.getByRole('button', { name: /^lunes 23 de noviembre: Día de la Soberanía Nacional/ }),
  ).toHaveTextContent('Trivia, 30 min · sin costo');
  expect(
    part.getByRole('button', { name: 'Cumpleaños de Ana Sosa, jueves 19 de noviembre' }),
  ).toHaveTextContent('Ana jue 19');
});

test('choosing a date there shows it, with the focus on it; closed, what comes is back', async () => {
  const { user } = renderCalendar({
    today: '2026-11-18',
    withAhead: true,
    days: [dayOf(SOVEREIGNTY)],
  });
  await user.click(await (await ahead()).findByRole('button', { name: /^lunes 23/ }));
  expect(screen.getByRole('region', { name: 'Día elegido' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('region', { name: 'Lo que viene' })).toBeInTheDocument();
  expect(screen.getByRole('gridcell', { name: /^lunes 23/ })).toHaveFocus();
});

test('an empty installation says so, and how to begin', async () => {
  renderCalendar({ today: '2026-11-18', withAhead: true });
  const part = await ahead();
  expect(await part.findByText('No hay fechas en las próximas semanas.')).toBeInTheDocument();
  expect(part.getByText('Sin cumpleaños ni aniversarios.')).toBeInTheDocument();
  expect(part.getByRole('button', { name: 'Agregar Evento Personalizado' })).toBeInTheDocument();
});

test('where the month did not come, nothing is said beside it', async () => {
  renderCalendar({ today: '2026-11-18', withAhead: true }, (server) => {
    server.refuse = /calendar\?/;
  });
  expect(await screen.findByText('No pudimos traer los eventos de este mes.')).toBeInTheDocument();
  expect(title()).toBe('Noviembre de 2026');
  expect(screen.queryByRole('region', { name: 'Lo que viene' })).not.toBeInTheDocument();
});

test('a date with several things is seen once, and heard with each', async () => {
  const on26 = (what: string) => companyEvent({ date: '2026-11-26', title: what });
  const days = [dayOf(SOVEREIGNTY), dayOf(on26('Asado'), on26('Brindis'))];
  renderCalendar({ today: '2026-11-18', withAhead: true, days });
  const part = await ahead();
  const isSeenAgain = async (name: RegExp) => {
    const row = await part.findByRole('button', { name });
    return row.querySelector('time')?.getAttribute('data-again');
  };
  expect(await isSeenAgain(/^lunes 23 de noviembre: /)).toBe('false');
  expect(await isSeenAgain(/^jueves 26 de noviembre: Asado/)).toBe('false');
  expect(await isSeenAgain(/^jueves 26 de noviembre: Brindis/)).toBe('true');
});

test('a tall window has more of what comes, and a usual one again less', async () => {
  const days = Array.from({ length: 10 }, (_, at) =>
    dayOf(companyEvent({ date: `2026-11-${19 + at}`, title: `Evento ${at}` })),
  );
  renderCalendar({ today: '2026-11-18', withAhead: true, days });
  const part = await ahead();
  const rows = () => part.getAllByRole('button', { name: /: Evento/ }).length;
  await part.findByRole('button', { name: /: Evento 0/ });
  expect(rows()).toBe(5);
  const { innerWidth, innerHeight } = window;
  const resize = (width: number, height: number) =>
    act(() => {
      Object.assign(window, { innerWidth: width, innerHeight: height });
      window.dispatchEvent(new Event('resize'));
    });
  resize(2560, 1300);
  expect(rows()).toBe(9);
  resize(innerWidth, innerHeight);
  expect(rows()).toBe(5);
});

describe('while nothing of the company’s own is in the calendar', () => {
  const EMPTY = { isEmpty: true, exampleMonth: isoDate('2025-09-01') };
  const renderEmpty = (config: Partial<RuntimeConfig>, now = config) =>
    renderCalendar({
      today: '2026-11-18',
      withAhead: true,
      config,
      routes: { 'GET /api/v1/runtime-config': () => runtimeConfig(now) },
    });

  test('it shows what it will look like, and offers a month that says it is an example', async () => {
    const { user } = renderEmpty(EMPTY);
    expect(title()).toBe('Noviembre de 2026');
    const part = within(await screen.findByRole('region', { name: 'Así se va a ver' }));
    expect(part.getByText('Cumpleaños de Marina')).toBeInTheDocument();
    await user.click(part.getByRole('button', { name: 'Ver un mes de ejemplo' }));
    expect(title()).toBe('Septiembre de 2025');
    const example = within(screen.getByRole('region', { name: 'Mes de ejemplo' }));
    await user.click(example.getByRole('button', { name: 'Volver a noviembre' }));
    expect(title()).toBe('Noviembre de 2026');
    expect(screen.queryByRole('region', { name: 'Mes de ejemplo' })).not.toBeInTheDocument();
  });

  test('where the examples were removed none are offered', async () => {
    renderEmpty({ isEmpty: true });
    await screen.findByRole('region', { name: 'Así se va a ver' });
    expect(screen.queryByRole('button', { name: 'Ver un mes de ejemplo' })).not.toBeInTheDocument();
  });

  test('it is gone once there is something', async () => {
    const { queries } = renderEmpty(EMPTY, {});
    await screen.findByRole('region', { name: 'Así se va a ver' });
    await changed(queries, 'https://almanaque.test', 'calendar');
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Así se va a ver' })).not.toBeInTheDocument(),
    );
  });
});
