import { buildDistrictSite, type DistrictSite, listDistrictSites, loadCatalogue } from '@quietsite/fixtures';
import { sql } from 'kysely';
import type { Connection, Database } from '../../src/database/connection.ts';
import { recordAudit } from '../../src/repositories/projects/audit.repository.ts';
import type { Press } from '../press.ts';
import { addOpenAirPlace } from './add-open-air-place.ts';
import { createDemoProject } from './create-project.ts';
import { findToday, goTo } from './demo-project.ts';
import { createDemoServices, type DemoServices } from './demo-services.ts';
import { type DistrictPeople, seedDistrictAccounts, signInEverybody, signOut } from './people.ts';
import { stories as allStories } from './stories.ts';
import type { Story } from './story.ts';
import { tellStory } from './tell-story.ts';

interface DistrictSeed {
  readonly press: Press;
  readonly log: (line: string) => void;
  /** All of them unless a test needs only some. */
  readonly stories?: readonly Story[];
}

/**
 * Adds the demonstration district to a seeded demonstration, site by site. Running it again adds only what is missing:
 * it restarts an interrupted site and leaves a finished one alone, even if it was changed.
 */
export async function seedDistrict(
  connection: Connection,
  { press, log, stories = allStories }: DistrictSeed,
): Promise<void> {
  const { database } = connection;
  const isAlone = await withLock(database, async () => {
    const missing = await listMissing(database, stories);
    if (missing.length === 0) return log('the district is there');
    await seedDistrictAccounts(database);
    const services = createDemoServices(connection, press);
    const people = await signInEverybody(database);
    try {
      for (const [index, story] of missing.entries()) {
        const title = await seedSite(services, people, story);
        log(`site ${stories.length - missing.length + index + 1} of ${stories.length}: ${title}`);
      }
    } finally {
      await signOut(database, people);
    }
  });
  if (!isAlone) log('another process is adding the district');
}

/** Returns the title. */
async function seedSite(services: DemoServices, people: DistrictPeople, story: Story): Promise<string> {
  const { database } = services;
  const today = findToday();
  const site = getSite(story.site);
  const owner = people.owners[site.company];
  await removeInterrupted(database, site, owner.id);
  goTo({ services, today }, story.begunDaysAgo, 'draft');
  const sample = buildDistrictSite(site, loadCatalogue(), today);
  const projectId = await createDemoProject(services, owner, sample, story.draft ?? 'report');
  if (site.openAirPlace) await addOpenAirPlace(services, owner, projectId, site.openAirPlace);
  await tellStory({ services, projectId, owner, officers: people.officers, today }, story);
  await recordAudit(database, { userId: null, action: FINISHED, details: { site: story.site } });
  return site.title;
}

function getSite(key: string): DistrictSite {
  const site = listDistrictSites().find((candidate) => candidate.key === key);
  if (!site) throw new Error(`the district has no site ${key}`);
  return site;
}

/** The audit log is never changed, so it still lists sites that users have renamed or deleted. */
const FINISHED = 'demonstration.site';

async function listMissing(database: Database, stories: readonly Story[]): Promise<Story[]> {
  const { rows } = await sql<{ site: string }>`
    select details ->> 'site' as site from audit_log where action = ${FINISHED}`.execute(database);
  const finished = new Set(rows.map(({ site }) => site));
  return stories.filter(({ site }) => !finished.has(site));
}

async function removeInterrupted(
  database: Database,
  { title, agreement }: DistrictSite,
  ownerId: number,
): Promise<void> {
  await database
    .deleteFrom('projects')
    .where('title', '=', title)
    .where('agreement', '=', agreement)
    .where('owner_user_id', '=', ownerId)
    .execute();
}

/** Returns false if another process does the work. */
async function withLock(database: Database, work: () => Promise<void>): Promise<boolean> {
  return database.connection().execute(async (connection) => {
    const key = sql`hashtext('demonstration district')`;
    const { rows } = await sql<{ held: boolean }>`select pg_try_advisory_lock(${key}) as held`.execute(connection);
    if (!rows[0]?.held) return false;
    try {
      await work();
      return true;
    } finally {
      await sql`select pg_advisory_unlock(${key})`.execute(connection);
    }
  });
}
