import { failedBy } from './failed-by.ts';

const file = Object.assign(new Error('not there'), { request: 'https://partes.example/a.js' });

test.each([
  ['a file that did not come', { kind: 'unreachable', cause: file }, 'unreachable'],
  [
    'one of its chunks',
    { kind: 'unreachable', cause: new Error('chunk', { cause: file }) },
    'unreachable',
  ],
  ['an entry that threw', { kind: 'unreachable', cause: new Error('left no container') }, 'threw'],
  ['a view that threw', { kind: 'crashed', cause: new Error('drawn in vain') }, 'crashed'],
] as const)('%s is told as what it is', (_what, reason, by) => {
  expect(failedBy(reason)).toBe(by);
});
