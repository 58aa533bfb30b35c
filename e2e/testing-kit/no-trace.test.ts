import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import * as z from 'zod';
import { inHouse, PARTS } from '../../tools/house.ts';

const mapSchema = z.object({ sources: z.array(z.string()) });

/** The sources that went into each script of a part's production build, as its maps have them. */
const sourcesOf = (part: string): string[] =>
  readdirSync(inHouse(part, 'dist'))
    .filter((file) => file.endsWith('.js.map'))
    .flatMap((file) => {
      const map: unknown = JSON.parse(readFileSync(inHouse(part, 'dist', file), 'utf8'));
      return mapSchema.parse(map).sources;
    });

for (const part of PARTS) {
  test(`nothing that helps tests is in what is published of ${part}`, () => {
    const sources = sourcesOf(part);
    expect(sources.some((file) => file.includes('shared-contracts/src/'))).toBe(true);
    expect(sources.filter((file) => /\/testing\/|\.test\./.test(file))).toEqual([]);
  });
}
