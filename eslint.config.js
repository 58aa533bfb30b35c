import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { importRulesConfig } from './scripts/lint/import-rules.ts';

/** Tools that insist on a default export. */
// The plugins of a federation runtime are default exports too, and what begins and ends jest's runs.
const CONFIGURATIONS = [
  '**/*.config.{js,mjs,ts}',
  'build/src/federation/runtime/**',
  'server/src/testing/run/**',
];

const BROWSER = ['shared-contracts', 'api', 'remote-loader', 'shared-ui', 'shell', 'mf-*'].map(
  (name) => `${name}/src/**`,
);

const typescript = {
  files: ['**/*.{ts,tsx}'],
  extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
  languageOptions: {
    parserOptions: {
      project: ['tsconfig.browser.json', 'tsconfig.node.json'],
      tsconfigRootDir: import.meta.dirname,
    },
  },
  rules: {
    // Arrows that pass on a call's result, void included, read well.
    '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    // How a schema gets a name: see shared-contracts/src/named.ts.
    '@typescript-eslint/no-empty-object-type': [
      'error',
      { allowInterfaces: 'with-single-extends' },
    ],
    '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    '@typescript-eslint/no-unused-vars': [
      'error',
      { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
    ],
    // With noPropertyAccessFromIndexSignature, brackets are how an unknown key is read.
    '@typescript-eslint/dot-notation': 'off',
    // '' counts as absent where text comes from the environment or a form.
    '@typescript-eslint/prefer-nullish-coalescing': 'off',
    '@typescript-eslint/consistent-type-imports': 'error',
    '@typescript-eslint/consistent-type-definitions': 'off',
    // It asks for the `!` that no-non-null-assertion forbids.
    '@typescript-eslint/non-nullable-type-assertion-style': 'off',
    // Splitting text into code points is what the spread of a string is for.
    '@typescript-eslint/no-misused-spread': ['error', { allow: [{ from: 'lib', name: 'string' }] }],
  },
};

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      // Written against packages that only the bench installs, and checked there.
      'bench/contestants/**',
      '**/node_modules/**',
      '.cache/**',
      'data/**',
      'screenshots/**',
      'temp/**',
    ],
  },
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  typescript,
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: { globals: globals.node },
  },
  {
    files: BROWSER,
    extends: [jsxA11y.flatConfigs.recommended, reactHooks.configs.flat['recommended-latest']],
    languageOptions: { globals: globals.browser },
  },
  {
    rules: {
      'no-restricted-exports': [
        'error',
        {
          restrictDefaultExports: {
            direct: true,
            named: true,
            defaultFrom: true,
            namedFrom: true,
            namespaceFrom: true,
          },
        },
      ],
    },
  },
  { files: CONFIGURATIONS, rules: { 'no-restricted-exports': 'off' } },
  {
    // Kysely's expression builder is made to be taken apart: ({ eb, or, and }) => …
    files: ['server/src/**'],
    rules: { '@typescript-eslint/unbound-method': 'off' },
  },
  {
    // Playwright reads from a fixture's parameters what it needs, also that it needs nothing.
    files: ['e2e/**'],
    rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
  },
  ...importRulesConfig,
);
