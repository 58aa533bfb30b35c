import { isInsecure } from './insecure.ts';

test.each([
  ['http://partes.example/mf-manifest.json', 'https://almanaque.example/', true],
  ['https://partes.example/mf-manifest.json', 'https://almanaque.example/', false],
  ['/remotes/mf-una/mf-manifest.json', 'https://almanaque.example/', false],
  ['http://partes.example/mf-manifest.json', 'http://almanaque.example/', false],
  // A browser takes what is on its own machine for safe.
  ['http://localhost:3100/mf-manifest.json', 'https://almanaque.example/', false],
  ['http://127.0.0.1:3100/mf-manifest.json', 'https://almanaque.example/', false],
  ['http://[', 'https://almanaque.example/', false],
])('%s on %s', (manifest, page, expected) => {
  expect(isInsecure(manifest, page)).toBe(expected);
});
