import { test as base } from '@playwright/test';
import { runStatements } from '../../../scripts/src/stack/database.ts';
import { giveBack, lendContext, takePage } from './kept-page.ts';

/**
 * Each journey begins with the seeded projects, free for everybody: a browser that is thrown away says no goodbye, so
 * what an earlier journey had open would stay so for three minutes, and its projects would fill the lists.
 */
async function forgetEarlierJourneys(): Promise<void> {
  await runStatements(process.env.QUIETSITE_DATABASE ?? '', [
    'delete from project_leases',
    `update projects set deleted_at = now()
     where deleted_at is null and id not in (select id from journeys.seeded)`,
  ]);
}

/** The test of every journey. */
export const test = base.extend<{ readonly freshStart: undefined }>({
  freshStart: [
    async ({ browserName: _ }, use) => {
      await forgetEarlierJourneys();
      await use(undefined);
    },
    { auto: true },
  ],
  context: async ({ browser }, use, journey) => {
    const context = await lendContext(browser);
    await use(context);
    // The page of a failure is left as it is, for its picture; the next journey gets another browser.
    if (journey.status === journey.expectedStatus) await giveBack(context);
  },
  page: async ({ context }, use) => use(await takePage(context)),
});
