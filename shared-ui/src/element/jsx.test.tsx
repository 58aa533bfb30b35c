import { render, screen } from '@testing-library/react';
import type {} from './element-react.d.ts';

test('a portal in React and TypeScript writes an element as any other', () => {
  const onSelection = jest.fn((_date: string | null) => undefined);
  // That this has types is checked with all the others; what it hears is seen here.
  render(
    <almanaque-calendario
      data-testid="calendario"
      api-base="https://api.ejemplo.com.ar"
      theme="oscuro"
      date="2025-09-25"
      onalmanaque-seleccion={({ detail }) => onSelection(detail.date)}
    />,
  );
  const element = screen.getByTestId('calendario');
  expect(element).toHaveAttribute('api-base', 'https://api.ejemplo.com.ar');
  element.dispatchEvent(
    new CustomEvent('almanaque-seleccion', { detail: { date: '2025-09-13', event: null } }),
  );
  expect(onSelection.mock.calls).toEqual([['2025-09-13']]);
});
