import { ApiError } from '@almanaque/shared-contracts';
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { Choice } from './field.tsx';
import { Confirm } from './confirm.tsx';
import { Field } from './field.tsx';
import { Form } from './form.tsx';
import { useWhileThere } from './use-while-there.ts';

/** Something asked for, and the way to answer it. */
function asked() {
  let ends = { succeed: (): void => undefined, fail: (_error: Error): void => undefined };
  const answer = new Promise<void>(
    (resolve, reject) => (ends = { succeed: resolve, fail: reject }),
  );
  const end = (how: () => void) =>
    act(async () => {
      how();
      await Promise.resolve();
    });
  return {
    answer,
    succeed: () => end(() => ends.succeed()),
    fail: () => end(() => ends.fail(new ApiError(400, 'No hay más.', { field: 'what' }))),
  };
}

test('is done while what asked for it is there, and not once it is gone', () => {
  const [close, tell] = [jest.fn(), jest.fn()];
  const { result, unmount } = renderHook(() => useWhileThere(close, tell));
  result.current('uno');
  unmount();
  result.current('dos');
  expect([close.mock.calls, tell.mock.calls]).toEqual([[['uno']], [['dos']]]);
});

test('what could not be sent is told until there is a connection, and what was entered stays', async () => {
  render(
    <Form submit="Guardar" busy="Guardando…" send={() => Promise.reject(new TypeError('network'))}>
      <Field name="what" label="Qué" />
    </Form>,
  );
  await userEvent.type(screen.getByLabelText('Qué'), 'Torta');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText(/No se pudo llegar al servidor/)).toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(/No se pudo llegar al servidor/)).toBeNull();
  expect(screen.getByLabelText('Qué')).toHaveValue('Torta');
});

test('what was cancelled while it was under way leads nowhere once it is done', async () => {
  const { answer, succeed } = asked();
  const done = jest.fn();
  const question = (
    <Confirm
      question="¿Borrarlo?"
      act="Borrar"
      onAct={() => answer}
      onDone={done}
      onCancel={() => undefined}
    />
  );
  const { unmount } = render(question);
  await userEvent.click(screen.getByRole('button', { name: 'Borrar' }));
  unmount();
  await succeed();
  expect(done).not.toHaveBeenCalled();
  render(question);
  await userEvent.click(screen.getByRole('button', { name: 'Borrar' }));
  expect(done).toHaveBeenCalledTimes(1);
});

test.each([
  ['nothing more is typed', '', 1],
  ['more is typed: it stays, and says what was saved', ' y velas', 0],
])('once it was sent a form closes while %s', async (_what, more, closes) => {
  const { answer, succeed } = asked();
  const close = jest.fn();
  render(
    <Form submit="Guardar" busy="Guardar" send={() => answer} onSent={close}>
      <Field name="what" label="Qué" defaultValue="Torta" />
    </Form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Qué' }), `{End}${more}`);
  await succeed();
  expect(close).toHaveBeenCalledTimes(closes);
  expect(screen.getByRole('status')).toHaveTextContent(more && 'Se guardó.');
});

test('a question that is given up leaves the focus where what asked for it is again', async () => {
  function Asking() {
    const [asks, setAsks] = useState(false);
    if (!asks) return <button onClick={() => setAsks(true)}>Borrar…</button>;
    return (
      <Confirm
        question="¿Borrarlo?"
        act="Borrar"
        onAct={() => Promise.resolve()}
        onCancel={() => setAsks(false)}
      />
    );
  }
  render(<Asking />);
  await userEvent.click(screen.getByRole('button', { name: 'Borrar…' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(screen.getByRole('button', { name: 'Borrar…' })).toHaveFocus();
});

test.each(['Cancelar', 'Guardar'])(
  'a form left by %s leaves the focus where what opened it is again',
  async (way) => {
    function Opening() {
      const [isOpen, setOpen] = useState(false);
      const close = () => setOpen(false);
      if (!isOpen) return <button onClick={() => setOpen(true)}>Editar</button>;
      return (
        <Form
          submit="Guardar"
          busy="Guardando…"
          send={() => Promise.resolve()}
          onSent={close}
          onCancel={close}
        >
          <Field name="what" label="Qué" />
        </Form>
      );
    }
    render(<Opening />);
    await userEvent.click(screen.getByRole('button', { name: 'Editar' }));
    await userEvent.click(screen.getByRole('button', { name: way }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Editar' })).toHaveFocus());
  },
);

test('a choice that is there later than its form is nothing that would be lost', async () => {
  const [leave, form] = [jest.fn(), <Field key="what" name="what" label="Qué" />];
  const draw = (more: ReactNode) => (
    <Form submit="Guardar" busy="Guardar" send={() => Promise.resolve()} onCancel={leave}>
      {form}
      {more}
    </Form>
  );
  const { rerender } = render(draw(null));
  rerender(
    draw(
      <Choice name="office" label="Oficina">
        <option value="">Todas</option>
      </Choice>,
    ),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(leave).toHaveBeenCalledTimes(1);
});

test('a form that was left while it was sent closes nothing', async () => {
  const { answer, succeed } = asked();
  const close = jest.fn();
  const { unmount } = render(
    <Form submit="Guardar" busy="Guardar" send={() => answer} onSent={close}>
      <Field name="what" label="Qué" defaultValue="Torta" />
    </Form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  unmount();
  await succeed();
  expect(close).not.toHaveBeenCalled();
});

test.each([
  ['is at it still, or nowhere: then in what was refused', 'Guardar', 'Qué'],
  ['went elsewhere: then there', 'Buscar', 'Buscar'],
])('a refusal finds the focus where the person %s', async (_what, goesTo, expected) => {
  const { answer, fail } = asked();
  render(
    <>
      <input aria-label="Buscar" />
      <Form submit="Guardar" busy="Guardar" send={() => answer}>
        <Field name="what" label="Qué" defaultValue="Torta" />
      </Form>
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  const place = screen.queryByRole('textbox', { name: goesTo });
  if (place) await userEvent.click(place);
  await fail();
  expect(screen.getByRole('textbox', { name: expected })).toHaveFocus();
});
