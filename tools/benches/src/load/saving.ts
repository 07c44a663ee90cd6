import type { Project, SavedEquipment } from '../../../../packages/contracts/src/index.ts';
import type { OpenWork, Person } from './person.ts';

const MAX_QUANTITY = 20;

/** Changes calculation input. */
export async function saveQuantity({ web, account, turn }: Person, { project, programme }: OpenWork) {
  const edited = programme.equipmentRows.find(({ id }) => id === account.rowId);
  if (!edited) throw new Error(`project ${project.id} has lost its equipment`);
  const quantity = 1 + ((edited.quantity + (turn % 7)) % MAX_QUANTITY);
  const rows = programme.equipmentRows
    .filter(({ taskId }) => taskId === edited.taskId)
    .map((row) => (row === edited ? { ...row, quantity } : row));
  const body = { revision: project.revision, activities: [{ taskId: edited.taskId, rows }] };
  return web.need<SavedEquipment>('PUT', `/api/projects/${project.id}/equipment`, body);
}

/** A change that does not affect the levels. */
export async function saveDescription({ web, turn }: Person, { project, programme }: OpenWork): Promise<OpenWork> {
  const body = { ...project, description: `turn ${turn}` };
  return { project: await web.need<Project>('PUT', `/api/projects/${project.id}/information`, body), programme };
}
