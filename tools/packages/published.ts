/** A package of the house that a team outside of it installs. */
export interface Published {
  /** Its folder here. */
  readonly folder: string;
  /** Which of its `exports` are for others; the rest is between our own packages. */
  readonly entries: readonly string[];
  /** Files that nothing imports: others are told where they are, or what runs asks for them. */
  readonly named?: readonly string[];
  /** What only our tests need here, and whoever installs it needs, too: `devDependencies`, the house's, or ours. */
  readonly alsoNeeds?: readonly string[];
}

/** Each with what it needs of the others, so that all of them together need nothing else of ours. */
export const PUBLISHED: readonly Published[] = [
  {
    folder: 'shared-contracts',
    entries: [
      '.',
      './contributions',
      './event-draft',
      './ideas',
      './marks',
      './move',
      './removal',
      './schemas',
      './testing',
      './words',
    ],
    // For the test kit, whose server answers what administration asks.
    alsoNeeds: ['@almanaque/api'],
  },
  { folder: 'remote-loader', entries: ['.'] },
  { folder: 'api', entries: ['.'] },
  {
    folder: 'shared-ui',
    entries: [
      '.',
      './alone',
      './element',
      './element.d.ts',
      './element-react.d.ts',
      './element-vue.d.ts',
      './fonts.css',
      './sans.woff2',
      './alone.css',
    ],
  },
  {
    folder: 'build',
    entries: ['./tsconfig.json', './types'],
    named: [
      'src/part/alone.ts',
      'src/part/check/in-page/main.ts',
      'src/part/test-setup.ts',
      'src/part/with-fake-host.ts',
      'src/federation/runtime/bundler-runtime.ts',
      'src/federation/runtime/chunk-loading.ts',
      'src/federation/runtime/is-prop-valid.ts',
      'src/federation/runtime/no-hoisting.ts',
    ],
    alsoNeeds: [
      '@almanaque/ui',
      '@playwright/test',
      'axe-core',
      '@pmmmwh/react-refresh-webpack-plugin',
      'jsdom',
      'react-refresh',
      'webpack-dev-server',
    ],
  },
  { folder: 'create-almanaque-part', entries: [] },
];
