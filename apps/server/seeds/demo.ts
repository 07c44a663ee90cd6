import { ENGINE_VERSION } from '@quietsite/acoustics';
import { calculateRun } from '@quietsite/domain';
import { buildSampleProjects, generateSampleCity, listDistricts, type SampleProject } from '@quietsite/fixtures';
import type { Database } from '../src/database/connection.ts';
import { insertRun } from '../src/repositories/calculation/run.repository.ts';
import { loadInput } from '../src/repositories/calculation/snapshot.repository.ts';
import { hashInput } from '../src/services/calculation/input-hash.ts';
import { createRunService } from '../src/services/calculation/run.service.ts';
import { seedSourceLayers } from '../src/services/layers/source-data.service.ts';
import { seedAccounts } from './accounts.seed.ts';
import { seedCatalogue } from './catalogue.seed.ts';
import type { Press } from './press.ts';
import { seedProject } from './projects.seed.ts';
import { seedSubmission } from './submissions.seed.ts';

const owners: Readonly<Record<string, string>> = { 'Demo Contractor A': 'demo', 'Demo Contractor B': 'demo-other' };

/** Seeds the demonstration data: everything needed to see the product in use. Running it again changes nothing. */
export async function seedDemo(database: Database, log: (line: string) => void, press?: Press): Promise<void> {
  const city = generateSampleCity();
  const layers = await seedSourceLayers(database, city, listDistricts());
  log(layers.length > 0 ? `sample city: ${city.buildings.length} buildings` : 'source layers are there');
  await seedAccounts(database);
  const equipmentIds = await seedCatalogue(database);
  log(`catalogue: ${equipmentIds.size} items of equipment`);
  for (const project of buildSampleProjects(city)) {
    const ownerId = await getUserId(database, owners[project.ownerCompany] ?? 'demo');
    const projectId = await database
      .transaction()
      .execute((transaction) => seedProject(transaction, project, ownerId, equipmentIds));
    if (projectId === undefined) continue;
    await addMembers(database, project, projectId);
    // A submitted plan had been calculated.
    const { submittedOn, approvedOn } = project;
    if (submittedOn) {
      await calculateProject(database, projectId, ownerId);
      await seedSubmission(database, { submittedOn, approvedOn }, { projectId, ownerId }, press);
    }
    log(`project: ${project.title}`);
  }
}

async function getUserId(database: Database, username: string): Promise<number> {
  const row = await database
    .selectFrom('users')
    .select('id')
    .where('username_key', '=', username)
    .executeTakeFirstOrThrow();
  return row.id;
}

async function addMembers(database: Database, project: SampleProject, projectId: number): Promise<void> {
  if (project.ownerCompany !== 'Demo Contractor A') return;
  const members = [
    { username: 'demo-member', role: 'member' },
    { username: 'demo-reader', role: 'readonly' },
  ] as const;
  for (const { username, role } of members) {
    const user_id = await getUserId(database, username);
    await database.insertInto('project_members').values({ project_id: projectId, user_id, role }).execute();
  }
}

/** Runs in this process, without a worker. */
export async function calculateProject(database: Database, projectId: number, requestedBy: number): Promise<void> {
  const { snapshot: input, neighbourIds } = await loadInput(database, projectId);
  const run = await insertRun(database, {
    projectId,
    projectRevision: 1,
    requestedBy,
    engineVersion: ENGINE_VERSION,
    inputHash: hashInput(input, ENGINE_VERSION),
    input,
    neighbourIds,
    timings: {},
  });
  const runs = createRunService({
    database,
    clock: () => new Date(),
    calculate: async (snapshot, { onProgress }) => calculateRun(snapshot, { onProgress }),
  });
  if (run) await runs.perform(run.id, AbortSignal.timeout(60_000));
}
