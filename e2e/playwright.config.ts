import { defineConfig } from '@playwright/test';
import { launchOptions } from './support/chromium.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.test.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  workers: 2,
  // For slow machines; what must be quick says so itself.
  timeout: 60_000,
  // A busy machine can lose one race in hundreds of journeys. What passed only the second time is
  // listed as flaky at the end, is a fault to mend, and fails the run when there are several
  // (`scripts/lib/counts.ts`).
  retries: 1,
  expect: { timeout: 10_000 },
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
