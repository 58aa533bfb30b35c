import { ApiError, offerSignIn } from '@almanaque/shared-contracts';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { ReadFailure } from './read-failure.tsx';

/** A page in which `place` stands between other things. */
const page = (place: ReactNode) => (
  <main>
    <h1>Planes</h1>
    <button>Filtrar</button>
    <section>{place}</section>
    <h2>Al pie</h2>
    <button>Otra cosa</button>
  </main>
);
const failed = <ReadFailure error={new ApiError(500, 'No.')} onRetry={() => undefined} />;
const waiting = <div aria-busy="true" aria-label="Cargando" />;

/** Shows the failure, presses its button, and hands on what puts something else in its place. */
async function press() {
  const { rerender } = render(page(failed));
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  return (place: ReactNode) => {
    rerender(page(place));
  };
}

test('once it is read the focus goes to the heading of what came', async () => {
  const put = await press();
  put(waiting);
  await waitFor(() => expect(screen.getByLabelText('Cargando')).toHaveFocus());
  put(
    <article>
      <a href="/">Atrás</a>
      <h2>Asado</h2>
    </article>,
  );
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Asado' })).toHaveFocus());
});

test('without a heading it goes to the first control, and where it failed again to its button', async () => {
  const put = await press();
  put(<div key="other">{failed}</div>);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Reintentar' })).toHaveFocus());
  put(
    <ul>
      <li>
        <a href="/planes/asado">Asado</a>
      </li>
    </ul>,
  );
  await waitFor(() => expect(screen.getByRole('link', { name: 'Asado' })).toHaveFocus());
});

test('where nothing came it stays near, and who went elsewhere meanwhile is left there', async () => {
  const put = await press();
  put(null);
  await waitFor(() => expect(document.activeElement?.tagName).toBe('SECTION'));
  put(failed);
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  put(waiting);
  await waitFor(() => expect(screen.getByLabelText('Cargando')).toHaveFocus());
  const other = screen.getByRole('button', { name: 'Otra cosa' });
  other.focus();
  put(<h2>Asado</h2>);
  await act(() => Promise.resolve());
  expect(other).toHaveFocus();
});

test.each([
  [true, 1],
  [false, 0],
])('what the account has to do first is asked for before another try: %s', async (isIn, tries) => {
  const onRetry = jest.fn();
  const asked = jest.fn(() => Promise.resolve(isIn));
  const withdraw = offerSignIn(asked);
  const refusal = new ApiError(403, 'Antes de continuar elegí tu propia contraseña.');
  render(<ReadFailure error={refusal} onRetry={onRetry} />);
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await act(() => Promise.resolve());
  expect(asked).toHaveBeenCalledTimes(1);
  expect(onRetry).toHaveBeenCalledTimes(tries);
  withdraw();
});

test('where nobody offers to sign in, what was refused is tried again', async () => {
  const onRetry = jest.fn();
  render(<ReadFailure error={new ApiError(403, 'No.')} onRetry={onRetry} />);
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(onRetry).toHaveBeenCalledTimes(1));
});
