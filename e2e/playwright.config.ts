import { defineConfig } from '@playwright/test';
import { launchOptions } from '../tools/chromium.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.test.ts',
  // Reads what stands in the tests, and runs with the server's.
  testIgnore: 'specification/**',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  // A test waits for the network and for time more than it computes: three keep two cores busy.
  workers: 3,
  // For slow machines; what must be quick says so itself.
  timeout: 120_000,
  // A test that passes only the second time waits for a time, not for a state.
  retries: 0,
  // An import alone took more than half a minute where four other programs were busy.
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: '../.cache/playwright.json' }]],
  use: {
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    viewport: { width: 1440, height: 900 },
    // Motion is tested where it is the subject; elsewhere it would only blur what is looked at.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(),
  },
});
