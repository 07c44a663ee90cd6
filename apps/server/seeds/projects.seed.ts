import type { SampleProject } from '@quietsite/fixtures';
import type { Executor } from '../src/database/connection.ts';
import { insertSampleParts } from '../src/repositories/projects/sample-project.repository.ts';

type EquipmentIds = ReadonlyMap<string, number>;

/** Returns the id of the new project, or undefined if the title already exists. */
export async function seedProject(
  db: Executor,
  project: SampleProject,
  ownerId: number,
  ids: EquipmentIds,
): Promise<number | undefined> {
  const known = await db.selectFrom('projects').select('id').where('title', '=', project.title).executeTakeFirst();
  if (known) return undefined;
  const projectId = await insertProject(db, project, ownerId);
  await insertSampleParts(db, projectId, project, ids);
  return projectId;
}

async function insertProject(db: Executor, project: SampleProject, ownerId: number): Promise<number> {
  const owner = await db.selectFrom('users').select('company_id').where('id', '=', ownerId).executeTakeFirstOrThrow();
  const row = await db
    .insertInto('projects')
    .values({
      title: project.title,
      version: project.version,
      proponent: project.proponent,
      agreement: project.agreement,
      main_contractor: project.mainContractor,
      engineer_consultant: project.engineerConsultant,
      buffer_radius_metres: project.bufferRadiusMetres,
      eia_reference: project.eiaReference,
      description: project.description,
      special_feature: project.specialFeature,
      owner_user_id: ownerId,
      owner_company_id: owner.company_id,
      submitted_at: project.submittedOn && `${project.submittedOn}T01:00:00Z`,
      approved_on: project.approvedOn,
      modified_at: lastTouched(project),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** A submitted project has not been changed since. */
function lastTouched({ approvedOn, submittedOn }: SampleProject): string | undefined {
  const day = approvedOn ?? submittedOn;
  return day === null ? undefined : `${day}T01:00:00Z`;
}
