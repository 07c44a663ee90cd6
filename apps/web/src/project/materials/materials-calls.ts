import { supportMaterialSchema } from '@quietsite/contracts';
import { requestNothing, uploadFile } from '../../lib/api-client.ts';
import { MaterialQueue } from './materials-queue.ts';

const pathOf = (projectId: number) => `/api/projects/${projectId}/materials`;

export const materialPath = (projectId: number, materialId: number) => `${pathOf(projectId)}/${materialId}`;

export const removeMaterial = (projectId: number, materialId: number) =>
  requestNothing(materialPath(projectId, materialId), { method: 'DELETE' });

const queues = new Map<string, MaterialQueue>();

/** Each belongs to one user and to the draft whose rows the files are for. */
export function queueOf(projectId: number, userId: number, draftName: string): MaterialQueue {
  const key = `${draftName} ${projectId} ${userId}`;
  const known = queues.get(key);
  if (known) return known;
  const created = new MaterialQueue((file, options) =>
    uploadFile(pathOf(projectId), supportMaterialSchema, file, options),
  );
  queues.set(key, created);
  return created;
}
