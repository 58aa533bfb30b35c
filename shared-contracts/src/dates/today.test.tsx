import { act, render, renderHook } from '@testing-library/react';
import { todayIn, useToday } from './today.ts';

const BUENOS_AIRES = 'America/Argentina/Buenos_Aires';

describe('today', () => {
  test.each([
    ['2026-11-21T23:30:00-03:00', BUENOS_AIRES, '2026-11-21'],
    ['2026-11-22T00:00:00-03:00', BUENOS_AIRES, '2026-11-22'],
    ['2026-11-30T23:59:59-03:00', BUENOS_AIRES, '2026-11-30'],
    ['2026-12-31T23:30:00-03:00', BUENOS_AIRES, '2026-12-31'],
    ['2027-01-01T00:00:00-03:00', BUENOS_AIRES, '2027-01-01'],
    ['2028-02-29T12:00:00-03:00', BUENOS_AIRES, '2028-02-29'],
    // West and east of Greenwich, up to the ends of the world.
    ['2026-11-21T10:30:00Z', 'Pacific/Kiritimati', '2026-11-22'],
    ['2026-11-21T10:30:00Z', 'Pacific/Pago_Pago', '2026-11-20'],
    ['2026-12-31T20:00:00Z', 'Asia/Tokyo', '2027-01-01'],
    ['2027-01-01T04:59:00Z', 'America/New_York', '2026-12-31'],
    // Nepal is 5:45 ahead.
    ['2026-11-21T18:15:00Z', 'Asia/Kathmandu', '2026-11-22'],
    ['2026-11-21T18:14:00Z', 'Asia/Kathmandu', '2026-11-21'],
  ])('at %s in %s is %s', (instant, zone, date) => {
    expect(todayIn(zone, new Date(instant))).toBe(date);
  });
});

describe('useToday', () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date('2026-12-31T23:58:30-03:00') }));
  afterEach(() => jest.useRealTimers());

  test('turns at midnight, to the second', () => {
    const { result } = renderHook(() => useToday(BUENOS_AIRES));
    act(() => jest.advanceTimersByTime(89_999));
    expect(result.current).toBe('2026-12-31');
    act(() => jest.advanceTimersByTime(1));
    expect(result.current).toBe('2027-01-01');
  });

  test('goes on turning, night after night', () => {
    const { result } = renderHook(() => useToday(BUENOS_AIRES));
    act(() => jest.advanceTimersByTime(3 * 24 * 3_600_000));
    expect(result.current).toBe('2027-01-03');
  });

  test.each([
    ['visibilitychange', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['focus', () => window.dispatchEvent(new Event('focus'))],
    ['pageshow', () => window.dispatchEvent(new Event('pageshow'))],
  ])('is right when a sleeping laptop wakes (%s)', (_event, wake) => {
    const { result } = renderHook(() => useToday(BUENOS_AIRES));
    // Time went by and no timer ran.
    jest.setSystemTime(new Date('2027-01-02T09:00:00-03:00'));
    act(() => void wake());
    expect(result.current).toBe('2027-01-02');
    act(() => jest.advanceTimersByTime(15 * 3_600_000));
    expect(result.current).toBe('2027-01-03');
  });

  test('waits for one minute at a time, however often it wakes', () => {
    renderHook(() => useToday(BUENOS_AIRES));
    for (let wakes = 0; wakes < 5; wakes += 1) window.dispatchEvent(new Event('focus'));
    expect(jest.getTimerCount()).toBe(1);
  });

  test('renders again when the date changes, and only then', () => {
    let renders = 0;
    const Probe = () => {
      renders += 1;
      return useToday(BUENOS_AIRES);
    };
    render(<Probe />);
    act(() => jest.advanceTimersByTime(60_000));
    expect(renders).toBe(1);
    act(() => jest.advanceTimersByTime(60_000));
    expect(renders).toBe(2);
  });

  test('leaves no timer and no listener behind', () => {
    const { unmount } = renderHook(() => useToday(BUENOS_AIRES));
    expect(jest.getTimerCount()).toBe(1);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
    window.dispatchEvent(new Event('focus'));
    expect(jest.getTimerCount()).toBe(0);
  });
});
