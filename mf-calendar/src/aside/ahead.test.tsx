import { companyEvent } from '@almanaque/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
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
