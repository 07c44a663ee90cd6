import { planDocumentNames } from '@quietsite/contracts';
import { isProofMissing, listBlocking, type PlanFinding } from '@quietsite/domain';
import type { Executor } from '../../database/connection.ts';
import { readProgramme } from '../../repositories/programme/programme.repository.ts';
import { isSampleProject } from '../../repositories/projects/sample-project.repository.ts';
import { listPointHistory } from '../../repositories/receivers/point-history.repository.ts';
import { listRequiredKinds } from './plan-state.ts';
import type { Bundle } from './submission-bundle.ts';

/**
 * The same check as in the wizard, made by the server on the data it is about to freeze (REPORT-17, REPORT-18, U46).
 */
export async function listSubmissionFaults(moment: Executor, { inputs, files }: Bundle): Promise<PlanFinding[]> {
  const { equipmentRows } = await readProgramme(moment, inputs.project.id);
  const history = await listPointHistory(moment, inputs.project.id);
  const { email, roleInProject } = inputs.submitter;
  const printed = new Set(files.filter(({ kind }) => kind === 'document').map(({ name }) => name));
  return listBlocking({
    isSampleProject: await isSampleProject(moment, inputs.project.id),
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
