import { expect, test } from '@jest/globals';
import { destinationOf } from './destination.ts';

const URL_WITH_PASSWORD = 'postgres://eva:secreta@servidor/almanaque';

test('PostgreSQL is named with its password in the environment', () => {
  expect(destinationOf(undefined, { MOVE_TO: URL_WITH_PASSWORD })).toEqual({
    kind: 'postgres',
    url: URL_WITH_PASSWORD,
  });
});

test.each([URL_WITH_PASSWORD, 'postgres://eva@servidor/almanaque?password=secreta'])(
  'the password of %s on the command line is refused, and not said again',
  (url) => {
    expect(() => destinationOf(url, {})).toThrow(/variable MOVE_TO/);
    expect(() => destinationOf(url, {})).not.toThrow(/secreta/);
  },
);

test('one without a password, or a folder, may be on the command line', () => {
  const url = 'postgresql://eva@servidor/almanaque';
  expect(destinationOf(url, {})).toEqual({ kind: 'postgres', url });
  expect(destinationOf('./data', { MOVE_TO: URL_WITH_PASSWORD })).toEqual({
    kind: 'folder',
    path: './data',
  });
});

test('where nothing is named it says how to', () => {
  expect(() => destinationOf(undefined, {})).toThrow(/^Falta el destino\. .* MOVE_TO\.$/);
});
