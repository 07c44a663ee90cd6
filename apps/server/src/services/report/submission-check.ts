import { planDocumentNames } from '@quietsite/contracts';
import { isProofMissing, listBlocking, type PlanFinding } from '@quietsite/domain';
import type { Executor } from '../../database/connection.ts';
import { readProgramme } from '../../repositories/programme/programme.repository.ts';
import { isSampleProject } from '../../repositories/projects/sample-project.repository.ts';
import { listPointHistory } from '../../repositories/receivers/point-history.repository.ts';
import { listRequiredKinds } from './plan-state.ts';
import type { Bundle } from './submission-bundle.ts';

/**
 * The same check as in the wizard, applied by the server to the data that it will freeze (REPORT-17, REPORT-18, U46).
 */
export async function listSubmissionFaults(db: Executor, { inputs, files }: Bundle): Promise<PlanFinding[]> {
  const { equipmentRows } = await readProgramme(db, inputs.project.id);
  const history = await listPointHistory(db, inputs.project.id);
  const { email, roleInProject } = inputs.submitter;
  const printed = new Set(files.filter(({ kind }) => kind === 'document').map(({ name }) => name));
  return listBlocking({
    isSampleProject: await isSampleProject(db, inputs.project.id),
    isCalculated: true,
    compliance: inputs.receivers,
    contact: { email, roleInProject },
    isLoudestMoved: history.some(({ wasLoudest }) => wasLoudest),
    attachmentCount: files.filter(({ kind }) => kind === 'attachment').length,
    unprovenRowIds: equipmentRows.filter(isProofMissing).map(({ id }) => id),
    areDocumentsCurrent: listRequiredKinds(inputs.neighbours.length > 0).every((kind) =>
      printed.has(`${planDocumentNames[kind]}.pdf`),
    ),
  });
}
