import * as parser from '@typescript-eslint/parser';
import { importRulesConfig } from './scripts/lint/import-rules.ts';

// What this house alone asks: who may import whom, and what may not be said. What any program is held to,
// types among it, is asked by oxlint (.oxlintrc.jsonc), in a tenth of the time.

/** Tools that insist on a default export. */
// The plugins of a federation runtime are default exports too, and what begins and ends jest's runs.
const CONFIGURATIONS = [
  '**/*.config.{js,mjs,ts}',
  'build/src/federation/runtime/**',
  'server/src/testing/run/**',
];

export default [
  {
    ignores: [
      '**/dist/**',
      // Written against packages that only the bench installs, and checked there.
      'bench/contestants/**',
      '.cache/**',
      'data/**',
      'screenshots/**',
      'temp/**',
    ],
  },
  { linterOptions: { noInlineConfig: true } },
  { files: ['**/*.{ts,tsx}'], languageOptions: { parser } },
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
  ...importRulesConfig,
];
