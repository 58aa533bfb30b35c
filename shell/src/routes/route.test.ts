import { routeOf } from './route.ts';

test.each([
  ['/', { kind: 'month' }],
  ['/configuracion', { kind: 'settings', page: '/configuracion', rest: '' }],
  ['/configuracion/', { kind: 'settings', page: '/configuracion', rest: '' }],
  [
    '/configuracion/personas/abc',
    { kind: 'settings', page: '/configuracion', rest: 'personas/abc' },
  ],
  ['/configuraciones', { kind: 'unknown' }],
  ['/otra/cosa', { kind: 'unknown' }],
])('%s', (path, expected) => {
  expect(routeOf(path)).toEqual(expected);
});

test('a part has all that is below its page, and nothing beside it', () => {
  const at = (path: string) => routeOf(path, ['/planes']);
  expect(at('/planes')).toEqual({ kind: 'part', page: '/planes', rest: '' });
  expect(at('/planes/abc/')).toEqual({ kind: 'part', page: '/planes', rest: 'abc' });
  expect(at('/planeador')).toEqual({ kind: 'unknown' });
});
