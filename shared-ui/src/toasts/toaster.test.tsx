import { TOAST_MS, toastStore } from '@almanaque/shared-contracts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Dialog } from '../overlays/on-demand.tsx';
import { Toaster } from './toaster.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('what can be done about a toast is done once, and the toast goes', () => {
  render(<Toaster />);
  const run = jest.fn();
  act(() => toastStore().show('Se borró «Asado».', 'info', { label: 'Deshacer', run }));
  fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(run).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Se borró «Asado».')).toBeNull();
});

test('what can be done about a toast can be read first', () => {
  render(<Toaster />);
  const action = { label: 'Seguir con los primeros pasos', run: jest.fn() };
  act(() => toastStore().show('Este es tu mes.', 'success', action));
  wait(2 * TOAST_MS);
  expect(screen.getByText('Este es tu mes.')).toBeVisible();
  wait(TOAST_MS);
  expect(screen.queryByText('Este es tu mes.')).toBeNull();
});

test('a toast that is pointed at stays, and goes once it is left', () => {
  render(<Toaster />);
  act(() => toastStore().show('Guardado'));
  fireEvent.mouseEnter(screen.getByText('Guardado'));
  wait(3 * TOAST_MS);
  fireEvent.mouseLeave(screen.getByText('Guardado'));
  expect(screen.getByText('Guardado')).toBeVisible();
  wait(TOAST_MS);
  expect(screen.queryByText('Guardado')).toBeNull();
});

test('a toast is heard while a dialog hides the page', async () => {
  jest.useRealTimers();
  render(
    <>
      <p>la página</p>
      <Toaster />
      <Dialog open>diálogo</Dialog>
    </>,
  );
  act(() => toastStore().show('Se habilitó la cuenta.'));
  expect(await screen.findByRole('status')).toHaveTextContent('Se habilitó la cuenta.');
  expect(screen.getByText('la página').closest('[aria-hidden="true"]')).not.toBeNull();
});

const dismissAll = () =>
  act(() =>
    toastStore()
      .getState()
      .forEach(({ id }) => toastStore().dismiss(id)),
  );

test('toasts are out of the way of what they speak of', () => {
  dismissAll();
  render(
    <>
      <button>Guardar</button>
      <Toaster />
    </>,
  );
  const button = screen.getByRole('button', { name: 'Guardar' });
  const at = (top: number, right: number) =>
    jest
      .spyOn(button, 'getBoundingClientRect')
      .mockReturnValue(DOMRect.fromRect({ x: right - 100, y: top, width: 100, height: 40 }));
  button.focus();
  at(innerHeight - 60, innerWidth - 20);
  act(() => toastStore().show('Guardado'));
  const above = screen.getByRole('status').className;
  dismissAll();
  at(100, innerWidth - 20);
  act(() => toastStore().show('Guardado'));
  expect(above).toContain('above');
  expect(screen.getByRole('status').className).not.toContain('above');
});
