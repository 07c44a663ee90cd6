import { test } from '@playwright/test';
import { runStatements } from '../../../scripts/src/stack/database.ts';

let newestJourney = '';

/**
 * Each journey begins with the seeded projects, free for everybody: a browser that is thrown away says no goodbye, so
 * what an earlier journey had open would stay so for three minutes, and its projects would fill the lists.
 */
export async function forgetEarlierJourneys(): Promise<void> {
  const { testId, retry } = test.info();
  const journey = `${testId} ${retry}`;
  if (journey === newestJourney) return;
  newestJourney = journey;
  await runStatements(process.env.QUIETSITE_DATABASE ?? '', [
    'delete from project_leases',
    `update projects set deleted_at = now()
     where deleted_at is null and id not in (select id from journeys.seeded)`,
  ]);
}
