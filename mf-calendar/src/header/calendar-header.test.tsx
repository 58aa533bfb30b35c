import { screen, within } from '@testing-library/react';
import { loadMonthChoices } from '../month/load-month-choices.ts';
import { renderCalendar, title } from '../testing/render-calendar.tsx';

beforeAll(loadMonthChoices);

const button = (name: string) => screen.getByRole('button', { name });

test.each([
  ['2025-12-31', 'Mes siguiente', 'Enero de 2026'],
  ['2026-01-31', 'Mes anterior', 'Diciembre de 2025'],
  ['2026-01-31', 'Mes siguiente', 'Febrero de 2026'],
])('on %s, %s shows %s', async (today, name, expected) => {
  const { user } = renderCalendar({ today });
  await user.click(button(name));
  expect(title()).toBe(expected);
  expect(screen.getByRole('status')).toHaveTextContent(expected);
});

test('Hoy comes back to this month', async () => {
  const { user } = renderCalendar({ today: '2026-11-21' });
  await user.click(button('Mes anterior'));
  await user.click(button('Mes anterior'));
  expect(title()).toBe('Septiembre de 2026');
  await user.click(button('Hoy'));
  expect(title()).toBe('Noviembre de 2026');
});

test('the title opens the months of any year', async () => {
  const { user } = renderCalendar({ today: '2026-11-21' });
  await user.click(button('Noviembre de 2026'));
  const picker = within(screen.getByRole('dialog', { name: 'Elegir mes y año' }));
  expect(await picker.findByRole('button', { name: 'Noviembre' })).toHaveAttribute('aria-current');
  await user.click(picker.getByRole('button', { name: 'Año siguiente' }));
  expect(picker.getByRole('button', { name: 'Noviembre' })).not.toHaveAttribute('aria-current');
  await user.click(picker.getByRole('button', { name: 'Marzo' }));
  expect(title()).toBe('Marzo de 2027');
});

test('Escape in the picker leaves the selected day alone', async () => {
  const { user } = renderCalendar({ today: '2026-11-21' });
  await user.click(screen.getByRole('gridcell', { name: /^lunes 23 / }));
  await user.click(button('Noviembre de 2026'));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('gridcell', { name: /^lunes 23 / })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});
