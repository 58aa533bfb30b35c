import { readFileSync } from 'node:fs';
import { REMOTE_NAMES } from '../build/src/ports.ts';
import { inHouse } from './house.ts';

/** What a part's image takes only where the part uses the package. */
const API = /^COPY api.*\n| --workspace api/gm;

/** A part's Dockerfile with its own name taken out. */
const patternOf = (name: string): string =>
  readFileSync(inHouse(name, 'Dockerfile'), 'utf8').replaceAll(name, 'PART');

const usesApi = (name: string): boolean =>
  readFileSync(inHouse(name, 'package.json'), 'utf8').includes('"@almanaque/api"');

test.each(REMOTE_NAMES)('the image of %s is built as those of the other parts', (name) => {
  const pattern = patternOf(name);
  expect(pattern.replaceAll(API, '')).toBe(patternOf('mf-calendar').replaceAll(API, ''));
  expect(pattern.match(API)?.length ?? 0).toBe(usesApi(name) ? 3 : 0);
});
