import { expect, test } from '@jest/globals';
import { excusesIn } from './excuses.ts';

test.each(['// oxlint-disable-next-line no-var', '/* eslint-disable */'])(
  'a line that excuses itself by %s is a problem',
  (comment) => {
    expect(excusesIn('mf-a/src/view.tsx', `const a = 1;\n${comment}`)).toEqual([
      'mf-a/src/view.tsx:2: una excepción va en .oxlintrc.jsonc, con su porqué.',
    ]);
  },
);

test('a line that does not is none', () => {
  expect(excusesIn('mf-a/src/view.tsx', '// Buttons that are disabled.')).toEqual([]);
});
