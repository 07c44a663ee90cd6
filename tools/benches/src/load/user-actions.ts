import type {
  CalculationRun,
  Programme,
  Project,
  ProjectDocument,
  ReceiverList,
  SavedEquipment,
} from '../../../../packages/contracts/src/index.ts';
import { runConcurrently } from '../../../kit/src/stack/wait.ts';
import { type Layer, listTiles } from './map-screen.ts';
import { type LoadScenario, moveView, type OpenWork, type Person, waitForEnd } from './person.ts';

/** One user action, up to the next think time. */
export type UserAction = (person: Person, scenario: LoadScenario) => Promise<void>;

export const CALCULATION = 'a calculation, from the press to the stored result';
export const PRINTING = 'a summary sheet, from the press to the stored file';

const LAYERS: readonly Layer[] = ['base-map', 'buildings'];
/** Tile zoom levels; the page enlarges the highest. */
const ZOOMS = [15, 16, 16, 16] as const;
const SCREEN_METRES = 1_600;
/** Browsers open no more connections to a host at once. */
const MAX_CONNECTIONS = 6;
const MAX_QUANTITY = 20;
const RENEW_MS = 60_000;

/** Opens one of the user's projects from the list, with all requests of the screen; mostly the one they work on. */
export const openProject: UserAction = async (person, scenario) => {
  const { account, web, random } = person;
  const isOwnWork = person.pointIds.length === 0 || random.chance(0.7);
  const projectId = isOwnWork ? account.projectId : random.pick(account.projectIds);
  const path = `/api/projects/${projectId}`;
  const hasResults = projectId === account.projectId ? person.hasResults : true;
  const parts = ['/map', '/neighbours', '/concurrent-sites', '/calculation', '/calculation/input'];
  await web.read('/api/projects?list=own');
  const reading = [web.request<Project>('GET', path), web.request<Programme>('GET', `${path}/programme`)] as const;
  const [project, programme] = await Promise.all([
    ...reading,
    runConcurrently([...parts, ...(hasResults ? ['/results'] : [])], MAX_CONNECTIONS, (part) =>
      web.read(`${path}${part}`),
    ),
  ]);
  const { points } = await web.request<ReceiverList>('GET', `${path}/receivers`);
  await web.request('POST', `${path}/lease`, { isTakeOver: true });
  person.view = account.place;
  await readTiles(person, scenario);
  if (projectId !== account.projectId) return void (await web.request('DELETE', `${path}/lease`));
  person.pointIds = points.map(({ pointId }) => pointId);
  person.work = { project, programme };
};

export const moveMap: UserAction = async (person, scenario) => {
  moveView(person, SCREEN_METRES);
  await readTiles(person, scenario);
};

async function readTiles({ web, view, seenTiles, random }: Person, { editions }: LoadScenario): Promise<void> {
  const tiles = listTiles(view, random.pick(ZOOMS)).flatMap((tile) =>
    LAYERS.map((layer) => `/tiles/${layer}/${editions[layer]}/${tile}.pbf`),
  );
  const unseen = tiles.filter((tile) => !seenTiles.has(tile));
  await runConcurrently(unseen, MAX_CONNECTIONS, async (tile) => {
    await web.read(tile);
    seenTiles.add(tile);
  });
}

/** Opens the derivation of a level. */
export const openReceiver: UserAction = async ({ web, account, pointIds, random }) => {
  await web.read(`/api/projects/${account.projectId}/receivers/${random.pick(pointIds)}`);
};

/** Calculation input is changed before a calculation; after it users view results and write texts. */
export const edit: UserAction = async (person, { size }) => {
  const isBefore = person.calculateAt - performance.now() < 0.4 * size.calculateSeconds * 1000;
  const { work } = person;
  if (!work) return;
  person.turn += 1;
  if (isBefore) person.hasResults = false;
  person.work = isBefore ? await saveQuantity(person, work) : await saveDescription(person, work);
  await readProject(person);
};

/** The page does this when it is notified of a change to the project. */
async function readProject(person: Person): Promise<void> {
  const project = await person.web.request<Project>('GET', `/api/projects/${person.account.projectId}`);
  if (person.work) person.work = { ...person.work, project };
}

export const calculateNoise: UserAction = async (person, { size, recorder }) => {
  const { web, account, random } = person;
  const path = `/api/projects/${account.projectId}`;
  const since = performance.now();
  person.calculateAt = since + random.between(0.9, 1.1) * size.calculateSeconds * 1000;
  const { id } = await web.request<CalculationRun>('POST', `${path}/calculation`);
  const ask = async () => (await web.request<CalculationRun>('GET', `${path}/calculation`)).status;
  const end = await waitForEnd(person, `run ${id}`, ask);
  if (end !== 'done') return recorder.recordError(CALCULATION, end);
  recorder.recordTime(CALCULATION, performance.now() - since);
  await Promise.all([
    readProject(person),
    runConcurrently(['/results', '/receivers'], MAX_CONNECTIONS, (part) => web.read(`${path}${part}`)),
  ]);
  person.hasResults = true;
};

export const print: UserAction = async (person, { size, recorder }) => {
  const { web, account, random } = person;
  const since = performance.now();
  person.printAt = since + random.between(0.9, 1.1) * size.printSeconds * 1000;
  const path = `/api/projects/${account.projectId}/documents`;
  const { id, status } = await web.request<ProjectDocument>('POST', path, { kind: 'summary' });
  const ask = async () => (await web.request<ProjectDocument>('GET', `/api/documents/${id}`)).status;
  if (status === 'done') person.statuses.set(`document ${id}`, status);
  const end = await waitForEnd(person, `document ${id}`, ask);
  if (end !== 'done') return recorder.recordError(PRINTING, end);
  recorder.recordTime(PRINTING, performance.now() - since);
  await web.read(`/api/documents/${id}/file`);
};

/** The page's automatic requests each minute. */
export const renewSession: UserAction = async (person) => {
  const { web, account } = person;
  person.renewAt = performance.now() + RENEW_MS;
  await web.request('POST', `/api/projects/${account.projectId}/lease`, { isTakeOver: false });
  await web.read('/api/session');
};

/** Changes calculation input. */
async function saveQuantity({ web, account, turn }: Person, { project, programme }: OpenWork) {
  const edited = programme.equipmentRows.find(({ id }) => id === account.rowId);
  if (!edited) throw new Error(`project ${project.id} has lost its equipment`);
  const quantity = 1 + ((edited.quantity + (turn % 7)) % MAX_QUANTITY);
  const rows = programme.equipmentRows
    .filter(({ taskId }) => taskId === edited.taskId)
    .map((row) => (row === edited ? { ...row, quantity } : row));
  const body = { revision: project.revision, activities: [{ taskId: edited.taskId, rows }] };
  return web.request<SavedEquipment>('PUT', `/api/projects/${project.id}/equipment`, body);
}

/** A change that does not affect the levels. */
async function saveDescription({ web, turn }: Person, { project, programme }: OpenWork): Promise<OpenWork> {
  const body = { ...project, description: `turn ${turn}` };
  return { project: await web.request<Project>('PUT', `/api/projects/${project.id}/information`, body), programme };
}
