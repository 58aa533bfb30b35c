import { TOAST_MS, toastStore } from '@almanaque/shared-contracts';
import { act, fireEvent, render, screen } from '@testing-library/react';
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
