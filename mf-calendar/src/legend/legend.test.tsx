import { FIRST_VIEW, NO_FILTER, viewStore } from '@almanaque/shared-contracts';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Legend } from './legend.tsx';

const entry = (name: string) => screen.getByRole('button', { name });
const types = () => viewStore().getState().filter.types;

afterEach(() => viewStore().restore(FIRST_VIEW));

test('the legend names the four types, all of them shown', () => {
  render(<Legend />);
  const list = within(screen.getByRole('list', { name: 'Tipos de evento' }));
  expect(list.getAllByRole('button', { pressed: true }).map((item) => item.textContent)).toEqual([
    'Efemérides',
    'Cumpleaños',
    'Aniversario',
    'Evento empresarial',
  ]);
});

test('an entry hides its type and shows it again, and leaves office and team alone', async () => {
  viewStore().setFilter({ ...NO_FILTER, office: 'Córdoba' });
  const user = userEvent.setup();
  render(<Legend />);
  await user.click(entry('Cumpleaños'));
  expect(entry('Cumpleaños')).toHaveAttribute('aria-pressed', 'false');
  expect(viewStore().getState().filter).toEqual({
    types: ['festivo', 'aniversario', 'personalizado'],
    office: 'Córdoba',
    team: null,
  });
  await user.click(entry('Cumpleaños'));
  expect(viewStore().getState().filter).toEqual({ ...NO_FILTER, office: 'Córdoba' });
});

test('all of them can be hidden', async () => {
  const user = userEvent.setup();
  render(<Legend />);
  for (const name of ['Efemérides', 'Cumpleaños', 'Aniversario', 'Evento empresarial']) {
    await user.click(entry(name));
  }
  expect(types()).toEqual([]);
  await user.click(entry('Aniversario'));
  expect(types()).toEqual(['aniversario']);
});
