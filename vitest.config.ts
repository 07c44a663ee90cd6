import { defineConfig } from 'vitest/config';

/** `vitest list` asks for titles alone: no database is started for it. */
const listsOnly = process.argv.includes('list');

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          isolate: false, // no test changes what another could see; loading all of it again for each file takes longer than the tests
          environment: 'node',
          include: ['{packages,apps,scripts,tools}/**/src/**/*.test.{ts,tsx}', 'apps/web/build/*.test.ts'],
          exclude: ['**/*.integration.test.ts', '**/node_modules/**'],
          testTimeout: 60_000, // a busy machine is no fault
          expect: { poll: { timeout: 60_000 } },
        },
      },
      {
        test: {
          name: 'integration',
          isolate: false,
          maxWorkers: 2, // many of these tests wait, for a dead line or a killed process; another file runs meanwhile
          sequence: { groupOrder: 1 }, // after the unit tests, which have a worker less
          environment: 'node',
          include: ['apps/server/**/*.integration.test.ts'],
          globalSetup: listsOnly ? [] : ['apps/server/test/global-setup.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
});
