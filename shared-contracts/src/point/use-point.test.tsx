import { render, screen } from '@testing-library/react';
import { pointProps } from './point-props.ts';
import { PointProvider, usePoint } from './use-point.ts';

const PROPS = pointProps({ date: 'date' });
const Reader = () => <p>{usePoint(PROPS).date}</p>;
const draw = (point: Record<string, unknown> | undefined) => (
  <PointProvider value={point}>
    <Reader />
  </PointProvider>
);

test('a contribution reads what its point hands over, as it is now', () => {
  const { rerender } = render(draw({ date: '2026-12-25' }));
  expect(screen.getByText('2026-12-25')).toBeVisible();
  rerender(draw({ date: '2027-01-01' }));
  expect(screen.getByText('2027-01-01')).toBeVisible();
});

test('what is not as agreed is thrown, and so fails in its place', () => {
  jest.spyOn(console, 'error').mockImplementation();
  expect(() => render(draw({ date: 'mañana' }))).toThrow();
  expect(() => render(draw(undefined))).toThrow();
});
