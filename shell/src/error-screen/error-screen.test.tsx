import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorBoundary } from './error-screen.tsx';

let broken = true;
function Page() {
  if (broken) throw new Error('se rompió el mes');
  return <p>la página</p>;
}

let logged: jest.SpyInstance;
beforeEach(() => {
  broken = true;
  logged = jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => logged.mockRestore());

test('shows title, text, both buttons and the technical details, and logs the error', async () => {
  render(
    <ErrorBoundary>
      <Page />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('heading', { name: 'Oops! Algo salió mal' })).toBeVisible();
  expect(
    screen.getByText('Ha ocurrido un error inesperado. Puedes intentar recargar la página.'),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Recargar página' })).toBeVisible();
  const details = screen.getByText('se rompió el mes');
  expect(details).not.toBeVisible();
  await userEvent.click(screen.getByText('Detalles técnicos'));
  expect(details).toBeVisible();
  expect(logged).toHaveBeenCalledWith(
    'Almanaque: the page could not be rendered.',
    expect.objectContaining({ message: 'se rompió el mes' }),
  );
});

test("'Intentar nuevamente' clears the error", async () => {
  render(
    <ErrorBoundary>
      <Page />
    </ErrorBoundary>,
  );
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Intentar nuevamente' }));
  expect(screen.getByText('la página')).toBeVisible();
});

test("'Recargar página' loads the page anew", async () => {
  render(
    <ErrorBoundary>
      <Page />
    </ErrorBoundary>,
  );
  logged.mockClear();
  await userEvent.click(screen.getByRole('button', { name: 'Recargar página' }));
  // jsdom goes nowhere, and says so.
  expect(logged).toHaveBeenCalledWith(
    expect.objectContaining({ message: 'Not implemented: navigation (except hash changes)' }),
  );
});
