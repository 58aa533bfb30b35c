import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { inHouse } from '../../tools/house.ts';

test('the test that EMBEDDING.md shows is one that runs, to the letter', () => {
  const [, shown] =
    /^```tsx prueba\n(.*?)^```$/ms.exec(readFileSync(inHouse('EMBEDDING.md'), 'utf8')) ?? [];
  expect(shown).toBe(readFileSync(inHouse('mf-notifications/src/remote.test.tsx'), 'utf8'));
});
