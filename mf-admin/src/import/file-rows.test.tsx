import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FileRows, type FileRow } from './file-rows.tsx';

const words = {
  ...{ one: 'evento', many: 'eventos', done: 'Listo' },
  ...{ keptOne: 'editado', keptMany: 'editados' },
};
const rows = Array.from({ length: 60 }, (_, at): FileRow => ({
  ...{ row: at + 1, status: 'new', title: `Evento ${at + 1}`, under: '' },
  ...{ remarks: [], changes: [] },
}));

test('whoever turns its pages stays at the button, also where there are no more', async () => {
  render(<FileRows rows={rows} words={words} anyway={new Set()} onAnyway={() => undefined} />);
  const next = screen.getByRole('button', { name: 'Eventos siguientes' });
  const before = screen.getByRole('button', { name: 'Eventos anteriores' });
  await userEvent.click(next);
  expect(screen.getByText('Evento 60')).toBeVisible();
  // A browser takes the focus from a button that is disabled.
  expect(next).toBeEnabled();
  expect(next).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(next);
  expect(screen.getByText('Evento 60')).toBeVisible();
  await userEvent.click(before);
  expect(screen.getByText('Evento 1')).toBeVisible();
  expect(before).toBeEnabled();
  await userEvent.click(before);
  expect(screen.getByText('Evento 1')).toBeVisible();
});
