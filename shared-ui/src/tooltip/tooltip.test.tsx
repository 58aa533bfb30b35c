import { act, fireEvent, render, screen } from '@testing-library/react';
import { Tooltip } from './tooltip.tsx';

const show = () =>
  render(
    <>
      <Tooltip title="Mes anterior">
        <button type="button">‹</button>
      </Tooltip>
      <Tooltip title="Mes siguiente">
        <button type="button">›</button>
      </Tooltip>
    </>,
  );

const previous = () => screen.getByRole('button', { name: 'Mes anterior' });
const next = () => screen.getByRole('button', { name: 'Mes siguiente' });
const tooltip = () => screen.queryByRole('tooltip')?.textContent ?? null;
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const LONG = 60_000;

describe('a tooltip', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    // What a test closed must not count as just closed for the next.
    wait(LONG);
    jest.useRealTimers();
  });

  test('opens after 700 ms', () => {
    show();
    fireEvent.pointerOver(previous());
    wait(699);
    expect(tooltip()).toBeNull();
    wait(1);
    expect(tooltip()).toBe('Mes anterior');
  });

  test('does not open for a pointer that passed by', () => {
    show();
    fireEvent.pointerOver(previous());
    wait(500);
    fireEvent.pointerLeave(previous());
    wait(LONG);
    expect(tooltip()).toBeNull();
  });

  test.each([
    [299, 'Mes siguiente'],
    [301, null],
  ])('%i ms after another one closed, at once: %p', (pause, expected) => {
    show();
    fireEvent.pointerOver(previous());
    wait(700);
    fireEvent.pointerLeave(previous());
    wait(0);
    wait(pause);
    fireEvent.pointerOver(next());
    wait(1);
    expect(screen.queryByText('Mes siguiente')?.textContent ?? null).toBe(expected);
  });

  test('gone before its time, opens nothing', () => {
    const { unmount } = show();
    fireEvent.pointerOver(previous());
    unmount();
    wait(LONG);
    expect(tooltip()).toBeNull();
  });
});
