import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { HOUSE, inHouse } from './house.ts';

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const manifests = globSync('{.,*}/package.json', { cwd: HOUSE }).map((file) => {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(inHouse(file), 'utf8'),
  ) as Manifest;
  return { file, needs: Object.keys({ ...dependencies, ...devDependencies }) };
});

const sources = globSync(
  ['*.mjs', '*/*.config.ts', '*/src/**/*.{ts,tsx}', '{scripts,tools}/**/*.ts'],
  {
    cwd: HOUSE,
    exclude: (name) => /^(node_modules|dist)$|\.test\.tsx?$/.test(name),
  },
).map((file) => readFileSync(inHouse(file), 'utf8'));

test.each([
  'shell',
  'mf-calendar',
  'mf-recommendations',
  'mf-notifications',
  'mf-plans',
  'mf-people',
  'mf-admin',
  'shared-contracts',
  'package.json',
  'docker-compose.yml',
  'README.md',
])('%s stands at the top of the house', (name) => {
  expect(existsSync(inHouse(name))).toBe(true);
});

test.each([
  'react',
  'react-dom',
  '@module-federation/enhanced',
  'webpack',
  'webpack-dev-server',
  'zustand',
  'dayjs',
  '@emotion/react',
  '@mui/material',
  'jest',
  'ts-jest',
])('%s is a dependency, and is made use of', (name) => {
  expect(manifests.some(({ needs }) => needs.includes(name))).toBe(true);
  const named = new RegExp(`['"]${name}(/[^'"]*)?['"]`);
  expect(sources.some((source) => named.test(source))).toBe(true);
});

test('of a hosted platform the functions client alone is used, by the recommendations', () => {
  const used = manifests.flatMap(({ file, needs }) =>
    needs.filter((name) => /supabase/i.test(name)).map((name) => `${file}: ${name}`),
  );
  expect(used).toEqual(['mf-recommendations/package.json: @supabase/functions-js']);
  expect(sources.filter((source) => source.includes("from '@supabase/functions-js'"))).toHaveLength(
    1,
  );
});
