import { expect, it } from '@jest/globals';
import { apartFromPassword } from './apart-from-password.ts';

it.each([
  ['none', 'postgres://ana@db/almanaque', ''],
  ['before the @', 'postgres://ana:cl%40ve@db/almanaque', 'cl@ve'],
  ['in the query', 'postgres://ana@db/almanaque?password=cl%40ve', 'cl@ve'],
  ['in both', 'postgres://ana:otra@db/almanaque?password=cl%40ve', 'cl@ve'],
  [
    'twice, and once in disguise',
    'postgres://ana@db/almanaque?password=a&p%61ssword=cl%40ve',
    'cl@ve',
  ],
  ['empty in the query', 'postgres://ana:cl%40ve@db/almanaque?password=', 'cl@ve'],
])('with the password %s', (_where, url, password) => {
  expect(apartFromPassword(url)).toEqual({ address: 'postgres://ana@db/almanaque', password });
});

it('leaves the rest of the query as it is written', () => {
  const query = 'sslmode=require&options=-c%20search_path%3Dalmanaque';
  const { address } = apartFromPassword(`postgres://ana@db/a?password=clave&${query}`);
  expect(address).toBe(`postgres://ana@db/a?${query}`);
});
