import { expect, test } from '@jest/globals';
import { inHouse } from '../../tools/house.ts';
import { shellDocument } from './shell-document.ts';

const saidIn = (development: boolean): unknown =>
  Reflect.get(shellDocument(inHouse('shell'), development).userOptions, 'developmentData');

test('while it is developed the page says where parts may be tried from, and so has its inspector', () => {
  expect(saidIn(true)).toBe(
    '<script type="application/json" id="almanaque-boot">{"overrideOrigins":["http://localhost:3100"]}</script>',
  );
});

test('what is built to be published leaves that to the server', () => {
  expect(saidIn(false)).toBe('');
});
