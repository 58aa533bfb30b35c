import { screen } from '@testing-library/react';
import { openApp } from '../testing/open-app.tsx';

test('the logo is a square of seven rem', async () => {
  await openApp();
  const frame = screen.getByTestId('logo').parentElement;
  expect(frame).toHaveStyle({ width: '7rem', height: '7rem' });
});
