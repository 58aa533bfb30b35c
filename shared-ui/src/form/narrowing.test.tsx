import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Narrowing } from './narrowing.tsx';

const opener = () => screen.getByRole('button', { hidden: true });

test('the way to what narrows a list says whether it is open, and how much narrows it', async () => {
  const { rerender } = render(<Narrowing count={0}>Quién</Narrowing>);
  expect(opener()).toHaveTextContent(/^Filtros$/);
  expect(opener()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(opener());
  expect(opener()).toHaveAttribute('aria-expanded', 'true');
  rerender(<Narrowing count={1}>Quién</Narrowing>);
  expect(opener()).toHaveTextContent(/^Filtros1 puesto$/);
  rerender(<Narrowing count={3}>Quién</Narrowing>);
  expect(opener()).toHaveTextContent(/^Filtros3 puestos$/);
});
