import type { PlanDocumentKind } from '@quietsite/contracts';
import { findFinishedRun } from '../../src/repositories/calculation/run.repository.ts';
import { listRequiredKinds } from '../../src/services/report/plan-state.ts';
import { type DemoProject, repeatUntilDone } from './demo-project.ts';

export async function calculate({ services, owner, projectId }: DemoProject): Promise<void> {
  await repeatUntilDone('calculation', async () => {
    await services.calculations.start(owner, projectId);
    await services.performJobs();
    return (await services.calculations.findNewest(owner, projectId))?.status === 'done';
  });
}

/** Prints everything that a submission of the newest run contains. */
export async function printPlan(project: DemoProject): Promise<void> {
  const record = await findFinishedRun(project.services.database, project.projectId);
  for (const kind of listRequiredKinds((record?.neighbourIds.length ?? 0) > 0)) await print(project, kind);
}

async function print({ services, owner, projectId }: DemoProject, kind: PlanDocumentKind): Promise<void> {
  await repeatUntilDone(kind, async () => {
    const { id } = await services.documents.create(owner, projectId, kind);
    await services.performJobs();
    return (await services.documents.get(owner, id)).status === 'done';
  });
}
