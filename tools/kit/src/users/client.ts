import { setTimeout as pause } from 'node:timers/promises';
import type { CalculationRun, Programme, Project, ProjectSummary } from '../../../../packages/contracts/src/index.ts';
import { type Caller, isRefused } from '../stack/caller.ts';
import { type Ledger, openLedger } from './ledger.ts';

/** A user with their own project, who repeatedly changes and calculates it. */
export interface Client {
  readonly projectId: number;
  /** The row whose quantity they change. */
  readonly rowId: number;
  readonly quantity: Ledger<number>;
  readonly description: Ledger<string>;
  /** Runs that the server has accepted. */
  readonly runIds: number[];
  readonly caller: Caller;
  counts: { edits: number; refused: number; unanswered: number; cancels: number };
}

const MAX_QUANTITY = 90;

/** The largest demonstration project with everything a calculation needs. */
export async function findSample(caller: Caller): Promise<number> {
  const projects = await caller.request<ProjectSummary[]>('GET', '/api/projects');
  const sample = projects.find(({ isCalculated }) => isCalculated) ?? projects[0];
  if (!sample) throw new Error('there is no project to copy');
  return sample.id;
}

export async function openClient(caller: Caller, sampleId: number, number: number): Promise<Client> {
  const { id } = await caller.request<Project>('POST', `/api/projects/${sampleId}/copies`, {
    ...{ as: 'project', title: `Soak ${number}`, commencementDate: null, isEquipmentKept: true },
  });
  const { equipmentRows } = await caller.request<Programme>('GET', `/api/projects/${id}/programme`);
  const row = equipmentRows[0];
  if (!row) throw new Error('the sample has no equipment');
  const { description } = await caller.request<Project>('GET', `/api/projects/${id}`);
  return {
    projectId: id,
    rowId: row.id,
    caller,
    quantity: openLedger(row.quantity),
    description: openLedger(description),
    runIds: [],
    counts: { edits: 0, refused: 0, unanswered: 0, cancels: 0 },
  };
}

export type UserAction = (client: Client, turn: number) => Promise<unknown>;

/** The actions of a user, and the think time between them. */
interface UserBehaviour {
  readonly pickAction: () => UserAction;
  readonly maxPauseMs: number;
  /** Makes their content distinguishable. */
  readonly firstTurn?: number;
}

const pickAction = (): UserAction => {
  const chance = Math.random();
  if (chance < 0.2) return editQuantity;
  if (chance < 0.5) return editDescription;
  return chance < 0.95 ? calculate : cancel;
};
const DEFAULT_BEHAVIOUR: UserBehaviour = { pickAction, maxPauseMs: 4_000 };

/** Works until stopped; after a failure it tries another change a moment later, as a user would. */
export async function work(client: Client, isOver: () => boolean, behaviour = DEFAULT_BEHAVIOUR): Promise<void> {
  for (let turn = behaviour.firstTurn ?? client.projectId; !isOver(); turn += 1) {
    const act = behaviour.pickAction();
    await act(client, turn).catch((error: unknown) => {
      if (isRefused(error)) client.counts.refused += 1;
      else client.counts.unanswered += 1;
    });
    await pause(Math.random() * behaviour.maxPauseMs);
  }
}

/** A save without changes writes no audit entry. */
const otherQuantity = (current: number, turn: number): number => {
  const next = 1 + (turn % MAX_QUANTITY);
  return next === current ? 1 + (next % MAX_QUANTITY) : next;
};

/** Changes calculation input. */
export async function editQuantity(
  { caller, projectId, rowId, quantity, counts }: Client,
  turn: number,
): Promise<void> {
  const path = `/api/projects/${projectId}`;
  await caller.request('POST', `${path}/lease`, { isTakeOver: true });
  const { revision, equipmentRows } = await caller.request<Programme>('GET', `${path}/programme`);
  const edited = equipmentRows.find(({ id }) => id === rowId);
  if (!edited) throw new Error(`project ${projectId} has lost its equipment`);
  const next = otherQuantity(edited.quantity, turn);
  const written = equipmentRows
    .filter(({ taskId }) => taskId === edited.taskId)
    .map((row) => ({ ...row, quantity: row.id === rowId ? next : row.quantity }));
  const body = { revision, activities: [{ taskId: edited.taskId, rows: written }] };
  await quantity.write(next, () => caller.request('PUT', `${path}/equipment`, body));
  counts.edits += 1;
}

/** A change that does not affect the levels. */
export async function editDescription({ caller, projectId, description, counts }: Client, turn: number): Promise<void> {
  const path = `/api/projects/${projectId}`;
  await caller.request('POST', `${path}/lease`, { isTakeOver: true });
  const project = await caller.request<Project>('GET', path);
  const next = `turn ${turn}`;
  await description.write(next, () => caller.request('PUT', `${path}/information`, { ...project, description: next }));
  counts.edits += 1;
}

export async function calculate({ caller, projectId, runIds }: Client): Promise<number> {
  const { id } = await caller.request<CalculationRun>('POST', `/api/projects/${projectId}/calculation`);
  runIds.push(id);
  return id;
}

async function cancel({ caller, projectId, counts }: Client): Promise<void> {
  await caller.request('DELETE', `/api/projects/${projectId}/calculation`);
  counts.cancels += 1;
}
