import type { DocumentKind, PlanDocumentKind } from '@quietsite/contracts';
import { hasAppendixD } from '@quietsite/documents';
import {
  isProofMissing,
  lacksExaminations,
  listAffectedSchools,
  listCompliance,
  listUnprovedBarriers,
  type NamedReceiver,
  type PlanState,
  type ReportContact,
  type ReportInput,
} from '@quietsite/domain';
import type { Executor } from '../../database/connection.ts';
import { listDatasets } from '../../repositories/layers/dataset.repository.ts';
import { readProgramme } from '../../repositories/programme/programme.repository.ts';
import { isSampleProject } from '../../repositories/projects/sample-project.repository.ts';
import { listPointHistory } from '../../repositories/receivers/point-history.repository.ts';
import { listUnprovedExemptions } from '../../repositories/receivers/receiver-point.repository.ts';
import { countAttachments } from '../../repositories/report/attachment.repository.ts';
import { listNewestDocuments } from '../../repositories/report/document.repository.ts';
import { listNeighbourIds } from '../../repositories/site/neighbour.repository.ts';
import { readScreeningSettings } from '../../repositories/site/screening.repository.ts';
import { listRestrictedRowIds } from '../calculation/restricted-hours.ts';
import type { LoadedPlan } from './plan-source.ts';

interface ReportText {
  readonly input: ReportInput;
  readonly contact: ReportContact;
}

/**
 * Reads the facts that the checks before submission need (REPORT-17, REPORT-18), from the stored project and never from
 * the browser.
 */
export async function readPlanState(
  db: Executor,
  projectId: number,
  plan: LoadedPlan | undefined,
  { input, contact }: ReportText,
): Promise<PlanState> {
  const { equipmentRows } = await readProgramme(db, projectId);
  const history = await listPointHistory(db, projectId);
  return {
    isSampleProject: await isSampleProject(db, projectId),
    isCalculated: plan !== undefined,
    compliance: plan ? listCompliance(plan.source, input) : [],
    takenOut: plan?.takenOut ?? [],
    withoutExaminations: plan ? listWithoutExaminations(plan) : [],
    unprovedExemptions: await listUnprovedExemptions(db, projectId),
    unprovedBarriers: listUnprovedBarriers(await readScreeningSettings(db, projectId)),
    restrictedRowIds: await listRestrictedRowIds(db, projectId),
    restrictedDays: plan?.source.restrictedDays ?? null,
    ...{ input, contact },
    unprovenRowIds: equipmentRows.filter(isProofMissing).map(({ id }) => id),
    hasHistory: history.length > 0,
    isLoudestMoved: history.some(({ wasLoudest }) => wasLoudest),
    attachmentCount: await countAttachments(db, projectId),
    areDocumentsCurrent: plan !== undefined && (await areDocumentsCurrent(db, projectId, plan)),
    hasNewNeighbour: plan !== undefined && (await hasNewNeighbour(db, projectId, plan)),
    isSampleData: plan?.source.isSampleData ?? (await isBuildingLayerSample(db)),
  };
}

function listWithoutExaminations({ source: { snapshot, results } }: LoadedPlan): NamedReceiver[] {
  const levels = new Map(results.map(({ pointId, unmitigated }) => [pointId, unmitigated.highestLevel]));
  return listAffectedSchools(snapshot.receivers, levels)
    .filter(lacksExaminations)
    .map(({ pointId, name, buildingName }) => ({ pointId, name: name.trim() || buildingName || String(pointId) }));
}

/** Appendix D is required only if there are approved neighbours (APPX-14, Q127). */
export function listRequiredKinds(hasNeighbours: boolean): readonly PlanDocumentKind[] {
  const kinds = ['report', 'appendix-a', 'appendix-b', 'appendix-c'] as const;
  return hasNeighbours ? [...kinds, 'appendix-d'] : kinds;
}

async function areDocumentsCurrent(db: Executor, projectId: number, plan: LoadedPlan): Promise<boolean> {
  const documents = await listNewestDocuments(db, projectId);
  const printed = new Set<DocumentKind>(
    documents.filter(({ status, isCurrent }) => status === 'done' && isCurrent).map(({ kind }) => kind),
  );
  return listRequiredKinds(hasAppendixD(plan.source)).every((kind) => printed.has(kind));
}

/** Whether a neighbour was approved after the run, which therefore did not include it. */
async function hasNewNeighbour(db: Executor, projectId: number, { neighbourIds }: LoadedPlan): Promise<boolean> {
  const included = new Set(neighbourIds);
  return (await listNeighbourIds(db, projectId)).some((id) => !included.has(id));
}

async function isBuildingLayerSample(db: Executor): Promise<boolean> {
  return (await listDatasets(db)).some(({ name, isSample }) => name === 'buildings' && isSample);
}
