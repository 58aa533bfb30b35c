import { expect, test } from '@jest/globals';
import { faultyLine, lineNumbers } from './line-numbers.ts';

test.each([
  ['one line', '{"remotes":[{"name":"a"},{"name":"b"}]}', [1, 1]],
  ['a line each', '{"remotes": [\n{"a": [1, {}]},\n{"b": "],\\"{"}\n]}', [2, 3]],
  ['other lists beside it', '{"x": [1,\n2],\n"remotes":\n[null,\n"y"],\n"z":[\n3]}', [4, 5]],
  ['no parts', '{"remotes": []}', []],
])('a registry of %s', (_what, text, numbers) => {
  expect(lineNumbers(text)).toEqual(numbers);
});

test.each([
  ['nothing', '', 1],
  ['half a file', '{"remotes": [\n{"name": "mf-cal', 2],
  ['half a file, cut between two lines', '{"remotes": [\n{"name": "mf-calendar"', 2],
  ['a comma too many', '{"remotes": [\n{"name": "a"},\n]\n}', 3],
  ['a comma too few', '{"remotes": [\n{"name": "a"}\n{"name": "b"}\n]}', 3],
  ['something else', '<html>\n', 1],
])('%s ceases to be JSON in a line of its own', (_what, text, line) => {
  expect(faultyLine(text)).toBe(line);
});
