const transform = (tsconfig, options = {}) => ({
  '^.+\\.tsx?$': ['ts-jest', { tsconfig, diagnostics: false, ...options }],
});

// Narrower than jest's own, which takes scripts/test.ts for a test.
const testMatch = ['**/*.test.{ts,tsx}'];

/** Types are checked once by `npm run types`; here files are only stripped of them. */
const browser = {
  displayName: 'browser',
  testEnvironment: 'jsdom',
  testMatch,
  roots: [
    'shared-contracts',
    'remote-loader',
    'shared-ui',
    'shell',
    'mf-calendar',
    'mf-recommendations',
    'mf-notifications',
    'mf-plans',
    'mf-people',
    'mf-admin',
  ].map((name) => `<rootDir>/${name}/src`),
  setupFilesAfterEnv: ['<rootDir>/build/jest/setup-browser.ts'],
  moduleNameMapper: {
    '\\.(css|woff2|svg)$': '<rootDir>/build/jest/empty.ts',
    // As in what is built: see `UNUSED` in build/src/federation/federation.ts.
    '^@emotion/is-prop-valid$': '<rootDir>/build/src/federation/runtime/is-prop-valid.ts',
    '/load-overlays\\.ts$': '<rootDir>/shared-ui/src/overlays/testing/loaded-overlays.ts',
    '/load-more-paths\\.ts$': '<rootDir>/shared-ui/src/icons/testing/loaded-more-paths.ts',
  },
  transform: transform('<rootDir>/build/jest/tsconfig.cjs.json'),
};

const server = {
  displayName: 'server',
  testEnvironment: 'node',
  testMatch,
  roots: [
    '<rootDir>/server/src',
    '<rootDir>/api/src',
    '<rootDir>/build/src',
    '<rootDir>/scripts',
    '<rootDir>/tools',
    '<rootDir>/create-almanaque-part/src',
    '<rootDir>/bench',
    '<rootDir>/e2e/specification',
  ],
  extensionsToTreatAsEsm: ['.ts'],
  globalSetup: '<rootDir>/server/src/testing/run/begin.mjs',
  globalTeardown: '<rootDir>/server/src/testing/run/end.mjs',
  setupFiles: ['<rootDir>/server/src/testing/plugin-names.ts'],
  transform: transform('<rootDir>/build/jest/tsconfig.esm.json', { useESM: true }),
};

// For a busy machine: nothing waits for it otherwise, and no file asks for less. An import goes on in a
// thread that lets everything else go first: it took over a minute where two cores had to do the work
// of twelve.
export default { projects: [browser, server], testTimeout: 180_000 };
