import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { HOUSE } from '../../tools/house.ts';

/** What grows past it is looked at: it may be a part's, or any page's. CONTRIBUTING says what is not. */
const MOST = 4500;

test('the shell is a frame, of so many lines at most without its tests', () => {
  const files = globSync('shell/src/**/*.{ts,tsx}', {
    cwd: HOUSE,
    exclude: ['**/*.test.*', '**/testing/**', '**/*.d.ts'],
  });
  const lines = files.map(
    (file) => readFileSync(`${HOUSE}/${file}`, 'utf8').split('\n').length - 1,
  );
  expect(files.length).toBeGreaterThan(0);
  expect(lines.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(MOST);
});
