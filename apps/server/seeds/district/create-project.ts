import type { SampleProject } from '@quietsite/fixtures';
import { findSampleEquipment, insertProjectParts } from '../../src/repositories/projects/sample-project.repository.ts';
import type { DemoServices } from './demo-services.ts';
import type { SignedIn } from './people.ts';
import { DRAFT_STAGES, type DraftStage } from './story.ts';

/** Creates the project with the content of a draft at this stage. Returns its id. */
export async function createDemoProject(
  { database, editing }: DemoServices,
  owner: SignedIn,
  project: SampleProject,
  stage: DraftStage,
): Promise<number> {
  const { version: _v, ownerCompany: _o, submittedOn: _s, approvedOn: _a, ...parts } = project;
  const { site: _site, zones: _zones, unregisteredSites: _unregistered, ...information } = parts;
  const { id } = await editing.create(owner, information);
  const equipment = await findSampleEquipment(database);
  await database
    .transaction()
    .execute((transaction) => insertProjectParts(transaction, id, limitTo(project, stage), equipment));
  return id;
}

const reaches = (stage: DraftStage, wanted: DraftStage) => DRAFT_STAGES.indexOf(stage) >= DRAFT_STAGES.indexOf(wanted);

function limitTo(project: SampleProject, stage: DraftStage): SampleProject {
  const zones = project.zones.map((zone) => ({
    ...zone,
    tasks: reaches(stage, 'schedule')
      ? zone.tasks.map((task, index) => {
          // In an unfinished schedule, only the first activity has its equipment.
          const isEquipped = index === 0 || reaches(stage, 'equipment');
          return { ...task, rows: isEquipped ? task.rows : [] };
        })
      : [],
  }));
  return { ...project, zones };
}
