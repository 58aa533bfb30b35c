import { render, screen, within } from '@testing-library/react';
import { Legend } from './legend.tsx';

test('the legend names the four types', () => {
  render(<Legend />);
  const types = within(screen.getByRole('list', { name: 'Tipos de evento' }));
  expect(types.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Efemérides',
    'Cumpleaños',
    'Aniversario',
    'Evento empresarial',
  ]);
});
