import { act, render, screen } from '@testing-library/react';
import { OfflineLine } from './offline-line.tsx';

const turn = (isOnline: boolean) =>
  act(() => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  });

afterEach(() => jest.restoreAllMocks());

test('says that there is no connection, and nothing once there is one again', () => {
  render(<OfflineLine />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  turn(false);
  expect(screen.getByRole('status')).toHaveTextContent('Estás sin conexión.');
  turn(true);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
