import { PLANS_ADDRESS } from '@almanaque/api';
import { declaration } from './contributions.ts';

test('the page of plans is where their addresses lead', () => {
  const paths = declaration.contributions.flatMap(({ path }) => path ?? []);
  expect(paths.map((path) => `/${path}`)).toEqual([PLANS_ADDRESS]);
});
