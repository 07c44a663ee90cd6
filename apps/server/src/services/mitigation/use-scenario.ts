import type { Scenario } from '@quietsite/contracts';
import {
  applyScenario,
  type KeptRow,
  keepRows,
  listDifferentRows,
  listFileMoves,
  NO_MEASURES,
} from '@quietsite/domain';
import type { Executor } from '../../database/connection.ts';
import { findFinishedRun, isInputOfRun, notifyProject } from '../../repositories/calculation/run.repository.ts';
import { loadInput } from '../../repositories/calculation/snapshot.repository.ts';
import { linkMaterials } from '../../repositories/equipment/equipment-editing.repository.ts';
import { updateMeasures } from '../../repositories/mitigation/mitigation.repository.ts';
import { keepScenario, listScenarios } from '../../repositories/mitigation/scenario.repository.ts';
import { readProgramme } from '../../repositories/programme/programme.repository.ts';
import { recordAudit } from '../../repositories/projects/audit.repository.ts';
import { setCalculated } from '../../repositories/projects/project.repository.ts';
import { hashInput } from '../calculation/input-hash.ts';
import { recordInputChange } from '../projects/input-change.ts';

interface Author {
  readonly projectId: number;
  readonly userId: number;
  readonly now: Date;
  readonly engineVersion: string;
}

/** Replaces the measures and supporting files of the project. Returns the measures whose rows were deleted. */
export async function takeIntoUse(
  transaction: Executor,
  author: Author,
  { id, letter }: Scenario,
  kept: readonly KeptRow[],
): Promise<readonly KeptRow[]> {
  const { projectId, now } = author;
  const { tasks, equipmentRows, materials } = await readProgramme(transaction, projectId);
  const { measures, dropped } = applyScenario(kept, equipmentRows);
  const before = new Map(equipmentRows.map((row) => [row.id, row.measures]));
  const changed = listDifferentRows(measures, before).map((rowId) => ({
    ...(measures.get(rowId) ?? NO_MEASURES),
    id: rowId,
  }));
  const links = listFileMoves(kept, equipmentRows, new Set(materials.map((material) => material.id)));
  await updateMeasures(transaction, projectId, changed);
  await linkMaterials(transaction, projectId, links, now);
  const inUse = (await listScenarios(transaction, projectId)).find((scenario) => scenario.isInUse);
  if (inUse) await keepScenario(transaction, inUse.id, keepRows(equipmentRows, tasks), now);
  await keepScenario(transaction, id, null, now);
  const details = { letter, rows: changed.length, files: links.length, dropped: dropped.length };
  await recordUse(transaction, author, details);
  return dropped;
}

interface UseDetails extends Record<string, unknown> {
  readonly rows: number;
  readonly files: number;
}

/** If measures and files are the same, the project does not change and keeps its results and documents. */
async function recordUse(transaction: Executor, author: Author, details: UseDetails): Promise<void> {
  const { projectId, userId, now, engineVersion } = author;
  const action = 'scenario.use';
  if (details.rows + details.files === 0) {
    await recordAudit(transaction, { userId, action, projectId, details });
    await notifyProject(transaction, { projectId, type: 'project', id: projectId });
    return;
  }
  const isInputChanged = details.rows > 0;
  await recordInputChange(transaction, { projectId, userId, now, action, details, isInputChanged });
  if (isInputChanged) await restoreResults(transaction, projectId, engineVersion);
}

/**
 * Restores the results of the newest finished run if the project is again exactly what it calculated. The names must
 * match too: the hash leaves them out, but documents print those of the run.
 */
async function restoreResults(transaction: Executor, projectId: number, engineVersion: string): Promise<void> {
  const newest = await findFinishedRun(transaction, projectId);
  if (!newest) return;
  const { snapshot } = await loadInput(transaction, projectId);
  if (hashInput(snapshot, engineVersion) !== newest.run.inputHash) return;
  const isSame = await isInputOfRun(transaction, newest.run.id, snapshot);
  if (isSame) await setCalculated(transaction, projectId, true);
}
