import { act, render, screen } from '@testing-library/react';
import { useDrag } from './use-drag.ts';

function List({ onDrop }: { readonly onDrop: (id: string, to: number) => void }) {
  const { handleOf } = useDrag(onDrop);
  return (
    <ul>
      {['a', 'b', 'c'].map((id) => (
        <li key={id}>
          <button type="button" {...handleOf(id)}>
            {id}
          </button>
        </li>
      ))}
    </ul>
  );
}

test('a row let go of right after it was moved is put where it was let go of', () => {
  const onDrop = jest.fn();
  render(<List onDrop={onDrop} />);
  const handle = screen.getByRole('button', { name: 'a' });
  handle.setPointerCapture = () => undefined;
  const send = (type: string, clientY: number) =>
    handle.dispatchEvent(new MouseEvent(type, { bubbles: true, button: 0, clientY }));
  act(() => void send('pointerdown', 0));
  // Browsers tell of the last move right before the release, and nothing is drawn in between.
  act(() => {
    send('pointermove', 50);
    send('pointerup', 50);
  });
  expect(onDrop).toHaveBeenCalledWith('a', 2);
});

test('one that was not moved stays', () => {
  const onDrop = jest.fn();
  render(<List onDrop={onDrop} />);
  const handle = screen.getByRole('button', { name: 'b' });
  handle.setPointerCapture = () => undefined;
  for (const type of ['pointerdown', 'pointerup']) {
    act(() => void handle.dispatchEvent(new MouseEvent(type, { bubbles: true, clientY: 10 })));
  }
  expect(onDrop).not.toHaveBeenCalled();
});
