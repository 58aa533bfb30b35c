import { screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openApp } from '../testing/open-app.tsx';

const styles = document.createElement('style');
styles.textContent = readFileSync(path.join(__dirname, '../page/page-styles.css'), 'utf8');

beforeEach(() => document.head.append(styles));
afterEach(() => styles.remove());

test('the logo is a square of seven rem', async () => {
  await openApp();
  const frame = screen.getByTestId('logo').parentElement;
  expect(frame).toHaveStyle({ width: '7rem', height: '7rem' });
});
