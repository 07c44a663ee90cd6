import { test as base } from '@playwright/test';
import { runStatements } from '../../../tools/kit/src/stack/database.ts';
import { startStack } from '../stack.ts';
import { signInQuietly } from './project-pages.ts';
import { borrowContext, returnContext, takePage } from './shared-page.ts';

const STACK_START_MILLISECONDS = 600_000;

/**
 * Each journey starts with the seeded projects, unlocked. A discarded browser does not release its lease, so projects
 * of an earlier journey would stay locked for three minutes and fill the lists.
 */
async function resetProjects(): Promise<void> {
  await runStatements(process.env.QUIETSITE_DATABASE ?? '', [
    'delete from project_leases',
    `update projects set deleted_at = now()
     where deleted_at is null and id not in (select id from journeys.seeded)`,
  ]);
}

interface Journey {
  readonly freshStart: undefined;
  /** The account signed in when the journey begins, if any. */
  readonly account: string | null;
}

/** The test of every journey. Journeys delete and lock what others would see, so each worker has its own stack. */
export const test = base.extend<Journey, { readonly stack: undefined }>({
  stack: [
    async ({ browserName: _ }, use) => {
      const stop = await startStack();
      await use(undefined);
      await stop();
    },
    { scope: 'worker', auto: true, timeout: STACK_START_MILLISECONDS },
  ],
  freshStart: [
    async ({ browserName: _ }, use) => {
      await resetProjects();
      await use(undefined);
    },
    { auto: true },
  ],
  context: async ({ browser }, use, journey) => {
    const context = await borrowContext(browser);
    await use(context);
    // After a failure the page is left unchanged for its screenshot; the next journey gets another browser.
    if (journey.status === journey.expectedStatus) await returnContext(context);
  },
  account: [null, { option: true }],
  page: async ({ context, account }, use) =>
    use(account === null ? await takePage(context) : await signInQuietly(context, account)),
});
