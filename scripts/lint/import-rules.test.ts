import { ESLint } from 'eslint';

/** Lints one import as if it stood in a file of the house, and returns what the import rules say. */
async function complaints(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: file });
  return (result?.messages ?? []).map((message) => message.message);
}

const eslint = new ESLint();

const FILES = {
  api: 'api/src/people/snippet.ts',
  contract: 'shared-contracts/src/dates/snippet.ts',
  loader: 'remote-loader/src/snippet.ts',
  ui: 'shared-ui/src/theme/snippet.ts',
  shell: 'shell/src/header/snippet.ts',
  calendar: 'mf-calendar/src/month/snippet.ts',
  bell: 'mf-notifications/src/snippet.ts',
  recommendations: 'mf-recommendations/src/panel/snippet.ts',
  server: 'server/src/calendar/snippet.ts',
} as const;

const REMOTES = [FILES.calendar, FILES.bell, FILES.recommendations];
const LOOKS = ['@mui/material/Button', '@emotion/react', '@emotion/styled'];
const KIT = 'shared-contracts/src/testing/snippet.ts';
const FORM = 'shared-ui/src/form/snippet.tsx';
const MESSAGE = 'shared-ui/src/message/snippet.tsx';
const SCREEN = 'shared-ui/src/screen/import/snippet.tsx';
const INSPECTOR = 'shared-ui/src/inspector/near.ts';
const OVERRIDE = 'shared-ui/src/override/near.ts';
const TESTS = [
  'shell/src/header/snippet.test.tsx',
  'shell/src/testing/snippet.ts',
  'mf-calendar/src/month/snippet.test.tsx',
  'mf-notifications/src/testing/snippet.ts',
  'shared-ui/src/remote/snippet.test.tsx',
];
const TEST_KIT = '@almanaque/shared-contracts/testing';
const PRODUCTION = [...REMOTES, FILES.shell, FILES.ui, FILES.contract, FILES.api, FILES.server];
const COPIES = [
  'dayjs',
  'dayjs/plugin/utc.js',
  'zod',
  'zod/mini',
  'zustand',
  '@tanstack/react-query',
];
const FEDERATION = ['@module-federation/runtime', '@module-federation/enhanced/runtime'];

const cross = (files: string[], specifiers: string[]) =>
  files.flatMap((file) => specifiers.map((specifier) => [file, specifier] as const));

const forbidden = [
  ['tools/snippet.ts', '../scripts/lib/steps.ts'] as const,
  ['tools/snippet.ts', '../e2e/support/home.ts'] as const,
  ['e2e/journeys/snippet.test.ts', '../../scripts/lib/steps.ts'] as const,
  ['bench/month/snippet.ts', '../../scripts/lib/steps.ts'] as const,
  ['bench/month/snippet.ts', '../../e2e/support/home.ts'] as const,
  ...cross([...REMOTES, FILES.shell], [...LOOKS, ...COPIES]),
  ...cross(REMOTES, FEDERATION),
  ...cross([FILES.contract, FILES.loader, FILES.ui, FILES.shell, FILES.server], FEDERATION),
  ...cross([FILES.loader], [...LOOKS, ...COPIES, 'react', '@almanaque/ui']),
  ...cross([...REMOTES, FILES.contract, FILES.server], ['@almanaque/remote-loader']),
  ...cross([FILES.contract, FILES.server], LOOKS),
  ...cross([FILES.ui], COPIES),
  ...cross(Object.values(FILES), ['@almanaque/server', '@almanaque/build']),
  ...cross([...REMOTES, FILES.shell], ['@almanaque/shared-contracts/schemas']),
  ...cross([...REMOTES, FILES.ui], ['@almanaque/api']),
  ...cross([FILES.api], ['@almanaque/shared-contracts', 'react', 'zod', ...LOOKS, ...FEDERATION]),
  ...cross([FILES.contract], ['@almanaque/api', '@almanaque/ui', '@almanaque/mf-calendar', 'zod']),
  ...cross(
    [FILES.ui],
    ['@almanaque/mf-calendar', '@almanaque/shell', '@almanaque/shared-contracts/ideas'],
  ),
  ...cross(
    [FILES.server],
    ['@almanaque/shared-contracts', '@almanaque/ui', 'react', 'react-dom/server'],
  ),
  ...cross(PRODUCTION, [TEST_KIT]),
  [FILES.shell, '../testing/render-page.tsx'],
  [FILES.contract, '../testing/index.ts'],
  [FILES.contract, './testing/fake-live.ts'],
  [FORM, '../button/button.tsx'],
  [FORM, '@emotion/styled'],
  [FORM, '@almanaque/ui/form'],
  [MESSAGE, '../button/button.tsx'],
  [MESSAGE, '@almanaque/ui/form'],
  [SCREEN, '../../button/button.tsx'],
  [SCREEN, '../../form/form.tsx'],
  [SCREEN, '@emotion/styled'],
  [SCREEN, '@almanaque/ui/screen'],
  [INSPECTOR, '../screen/fold.ts'],
  [INSPECTOR, '@almanaque/ui/screen'],
  [INSPECTOR, '@emotion/styled'],
  [OVERRIDE, '../button/button.tsx'],
  [OVERRIDE, '@almanaque/ui/override'],
  [OVERRIDE, '@emotion/styled'],
  ...cross(REMOTES, ['@almanaque/ui/override']),
  [KIT, '../index.ts'],
  [KIT, '../selection/selection-store.ts'],
  [KIT, '@almanaque/ui'],
  [KIT, '@testing-library/react'],
  [KIT, '@jest/globals'],
  [FILES.calendar, '@almanaque/mf-notifications'],
  [FILES.calendar, '../../../mf-notifications/src/remote.ts'],
  [FILES.bell, '../../shared-contracts/src/dates/today.ts'],
  [FILES.recommendations, '../../../shell/src/start-page.tsx'],
  [FILES.shell, '../../../mf-calendar/src/remote.ts'],
  [FILES.shell, '../../../server/src/app.ts'],
  [FILES.server, '../../../shared-contracts/src/index.ts'],
  [FILES.server, '../../../api/src/index.ts'],
  [FILES.contract, '../../../shared-ui/src/index.ts'],
  [FILES.ui, '../../../shared-contracts/src/index.ts'],
] as const;

const allowed = [
  ...cross(TESTS, [TEST_KIT]),
  ...cross([FORM], ['@almanaque/shared-contracts', '@almanaque/ui', './field.tsx']),
  ...cross([MESSAGE], ['@almanaque/shared-contracts', '@almanaque/ui', './gaps.ts']),
  ...cross(
    [SCREEN],
    [
      '@almanaque/shared-contracts/contributions',
      '@almanaque/ui',
      '@almanaque/ui/form',
      '../counted.ts',
    ],
  ),
  ...cross(
    [INSPECTOR],
    [
      '@almanaque/ui',
      '@almanaque/ui/form',
      '@almanaque/ui/message',
      '@almanaque/remote-loader',
      '@almanaque/remote-loader/page',
      '@almanaque/shared-contracts/known-parts',
      './why.ts',
    ],
  ),
  ...cross([OVERRIDE], ['@almanaque/ui', '@almanaque/remote-loader/page', './badge.tsx']),
  ...cross([KIT], ['@almanaque/shared-contracts', '@almanaque/remote-loader']),
  ...cross([FILES.shell, FILES.server, KIT], ['@almanaque/api']),
  ...cross([FILES.api], ['@almanaque/shared-contracts/schemas', 'zod/mini']),
  ...cross(
    [...REMOTES, FILES.shell],
    [
      '@almanaque/shared-contracts',
      '@almanaque/shared-contracts/ideas',
      '@almanaque/shared-contracts/words',
      '@almanaque/ui',
      '@almanaque/ui/element',
      '@almanaque/ui/form',
      '@almanaque/ui/message',
      '@almanaque/ui/screen',
      'react',
    ],
  ),
  ...cross(Object.values(FILES), ['./near.ts', '../near/near.ts']),
  ...cross(
    [FILES.shell],
    ['@almanaque/remote-loader', '@almanaque/remote-loader/page', '@almanaque/ui/override'],
  ),
  ...cross([FILES.ui], ['@almanaque/remote-loader', '@almanaque/remote-loader/find-fault']),
  ...cross(
    [FILES.loader],
    ['@almanaque/shared-contracts', '@almanaque/shared-contracts/known-parts'],
  ),
  ...cross([FILES.ui], [...LOOKS, '@almanaque/shared-contracts']),
  ...cross([FILES.contract], ['zod/mini', 'zustand', 'dayjs', '@tanstack/react-query']),
  ...cross([FILES.server], ['@almanaque/shared-contracts/schemas', 'zod']),
];

describe('who may import whom', () => {
  test.each(forbidden)('%s may not import %s', async (file, specifier) => {
    expect(await complaints(file, `import '${specifier}';`)).toHaveLength(1);
    expect(await complaints(file, `void import('${specifier}');`)).toHaveLength(1);
  });

  test.each(allowed)('%s may import %s', async (file, specifier) => {
    expect(await complaints(file, `import '${specifier}';`)).toEqual([]);
  });
});

const FEDERATION_WORDS = [
  "void __webpack_init_sharing__('default');",
  'void __webpack_share_scopes__.default;',
  "Symbol.for('almanaque.share-scope.v1');",
  "document.createElement('script');",
];

test.each(cross(PRODUCTION, FEDERATION_WORDS))('%s may not say %s', async (file, code) => {
  expect(await complaints(file, code)).toHaveLength(file === FILES.server ? 0 : 1);
});

test.each(FEDERATION_WORDS)('the loader may say %s', async (code) => {
  expect(await complaints(FILES.loader, code)).toEqual([]);
});

const QUERY = "useQuery({ queryKey: ['x'], queryFn: read });";
const SAID_QUERIES = [
  "useQuery({ queryKey: ['x'], queryFn: read, ...followed('calendar') });",
  'useQuery({ ...sessionQuery(apiBase), queryFn: read });',
  "const queryFn = 'x'; useQuery({ queryKey: [queryFn] });",
];
const PAGE = [...REMOTES, FILES.shell, FILES.ui];

test.each([...PAGE, FILES.contract])('a query in %s says what it follows', async (file) => {
  expect(await complaints(file, QUERY)).toHaveLength(1);
  for (const said of SAID_QUERIES) expect(await complaints(file, said)).toEqual([]);
});

test.each(PAGE)('%s invalidates by saying what changed', async (file) => {
  expect(await complaints(file, 'void queries.invalidateQueries();')).toHaveLength(1);
  expect(await complaints(file, "void changed(queries, '', 'calendar');")).toEqual([]);
});

test.each(["'mf-calendar';", '`/remotes/mf-notifications`;'])(
  'the shell may not say %s, its tests may',
  async (code) => {
    const says = `export const said = ${code}`;
    expect(await complaints(FILES.shell, says)).toHaveLength(1);
    expect(await complaints('shell/src/app.test.tsx', says)).toEqual([]);
    expect(await complaints(FILES.calendar, says)).toEqual([]);
  },
);

test('what the server exports is there at once; what nothing imports may wait', async () => {
  expect(await complaints(FILES.server, 'export const read = await load();')).toHaveLength(1);
  expect(await complaints(FILES.server, 'const read = await load();')).toEqual([]);
});

test('there are no default exports, but where a tool wants one', async () => {
  const code = 'export default 1;';
  expect(await complaints(FILES.calendar, code)).toHaveLength(1);
  expect(await complaints('mf-calendar/webpack.config.ts', code)).toEqual([]);
});
