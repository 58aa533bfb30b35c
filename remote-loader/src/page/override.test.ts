import { overrideText, parseOverride } from './override.ts';

const ALLOWED = ['http://localhost:3001', 'https://prueba.example'];
const MANIFEST = 'http://localhost:3001/mf-manifest.json';

test('reads a remote and the address of its manifest, as it writes them', () => {
  const override = { name: 'mf-calendar', manifest: MANIFEST } as const;
  expect(parseOverride(overrideText(override), ALLOWED)).toEqual(override);
});

test.each([
  ['nothing', ''],
  ['a name that is no part’s', `otra@${MANIFEST}`],
  ['no remote', MANIFEST],
  ['no address', 'mf-calendar@'],
  ['a relative address', 'mf-calendar@/mf-manifest.json'],
  ['another origin', 'mf-calendar@http://localhost:3002/mf-manifest.json'],
  ['the same host by another protocol', 'mf-calendar@https://localhost:3001/mf-manifest.json'],
  ['an origin in the place of a name', 'mf-calendar@http://localhost:3001@otra.example/x.json'],
  ['a name before an allowed origin', 'mf-calendar@https://yo@prueba.example/x.json'],
  ['code', 'mf-calendar@javascript:alert(1)'],
  ['data', 'mf-calendar@data:application/json,{}'],
])('is none with %s', (_what, text) => {
  expect(parseOverride(text, ALLOWED)).toBeNull();
});

test('is none where nothing is allowed', () => {
  expect(parseOverride(`mf-calendar@${MANIFEST}`, [])).toBeNull();
});
