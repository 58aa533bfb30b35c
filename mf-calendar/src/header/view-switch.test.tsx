import { viewStore } from '@almanaque/shared-contracts';
import { screen } from '@testing-library/react';
import { loadAgenda } from '../agenda/load-agenda.ts';
import { renderCalendar, title } from '../testing/render-calendar.tsx';

beforeAll(loadAgenda);

const view = (name: string) => screen.getByLabelText(name, { selector: 'input' });

test('the views are one choice, which the page shares; the focus stays on it', async () => {
  const { user } = renderCalendar({ today: '2026-11-21' });
  expect(screen.getByRole('group', { name: 'Vista' })).toContainElement(view('Mes'));
  expect(view('Mes')).toBeChecked();
  await user.click(view('Agenda'));
  expect(viewStore().getState().view).toBe('agenda');
  expect(title()).toBe('Agenda');
  expect(screen.queryByLabelText('Mes siguiente')).not.toBeInTheDocument();
  expect(await screen.findByText('Nada para hoy.')).toBeInTheDocument();
  expect(view('Agenda')).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(view('Mes')).toBeChecked();
  expect(title()).toBe('Noviembre de 2026');
});
