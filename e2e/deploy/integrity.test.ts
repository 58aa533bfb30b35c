import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { inHouse } from '../../tools/house.ts';

const sha384 = (file: string): string =>
  `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;

for (const part of ['mf-calendar', 'mf-notifications', 'mf-recommendations']) {
  test(`${part}: integrity.json names all the code that a host loads, the element too`, () => {
    const scripts = readdirSync(inHouse(part, 'dist'))
      .filter((name) => name.endsWith('.js'))
      // The part's own page loads it, and nobody's registry.
      .filter((name) => !name.startsWith('alone.'));
    const named: unknown = JSON.parse(
      readFileSync(inHouse(part, 'dist', 'integrity.json'), 'utf8'),
    );
    expect(scripts).toContain('element.js');
    expect(named).toEqual(
      Object.fromEntries(scripts.map((name) => [name, sha384(inHouse(part, 'dist', name))])),
    );
  });
}
