import type { Executor } from '../../database/connection.ts';
import { findFinishedRun, isInputOfRun } from '../../repositories/calculation/run.repository.ts';
import { loadInput } from '../../repositories/calculation/snapshot.repository.ts';
import { setCalculated } from '../../repositories/projects/project.repository.ts';
import { hashInput } from './input-hash.ts';

/**
 * Makes the newest finished run the results again if the project is now exactly what it calculated. The names must be
 * the same too: the hash leaves them out, but documents are printed with those of the run.
 */
export async function restoreResults(
  transaction: Executor,
  projectId: number,
  engineVersion: string,
): Promise<boolean> {
  const newest = await findFinishedRun(transaction, projectId);
  if (!newest) return false;
  const { snapshot } = await loadInput(transaction, projectId);
  if (hashInput(snapshot, engineVersion) !== newest.run.inputHash) return false;
  if (!(await isInputOfRun(transaction, newest.run.id, snapshot))) return false;
  await setCalculated(transaction, projectId, true);
  return true;
}
