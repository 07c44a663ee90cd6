import { defineConfig } from '@playwright/test';
import { shellBrowser } from './src/browser.ts';

/** Names the report and logs, to keep those of parallel runs apart. */
const run = process.env.E2E_RUN ?? 'e2e';

export default defineConfig({
  testDir: 'src/journeys',
  testMatch: '*.spec.ts',
  workers: 1,
  retries: process.env.CI ? 1 : 0, // counted and limited by the check
  forbidOnly: true,
  timeout: 1_200_000, // A busy machine is not a failure; each action and each wait has its own limit.
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: `../reports/${run}.json` }]],
  outputDir: `../reports/${run}-artefacts`,
  use: {
    actionTimeout: 60_000,
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    launchOptions: shellBrowser,
    screenshot: 'only-on-failure',
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure', // recording costs time
    // Tests skip animations; the benches measure them.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-GB',
    timezoneId: 'Asia/Hong_Kong',
  },
});
