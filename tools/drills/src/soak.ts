// Kills worker, server and database while people edit and calculate: pnpm soak [--short]. Exits 1 if anything is lost.
import { readIsShort, writePage } from '../../kit/src/measure/report.ts';
import { signInAs } from '../../kit/src/stack/caller.ts';
import { type KillableStage, openKillableStage } from '../../kit/src/stack/killable-stage.ts';
import { type Client, findSample, openClient, work } from '../../kit/src/users/client.ts';
import { countRuns, listFaults, listUsabilityFaults, waitForRuns } from '../../kit/src/users/verify.ts';
import { killInTurn } from './soak/kill.ts';
import { formatSoak } from './soak/report.ts';

const FULL = { people: 50, rounds: 20 };
const SHORT = { people: 3, rounds: 1 };

async function openClients({ origin }: KillableStage, people: number): Promise<Client[]> {
  const sampleId = await findSample(await signInAs(origin, 'demo'));
  const clients: Client[] = [];
  for (let number = 1; number <= people; number += 1)
    clients.push(await openClient(await signInAs(origin, 'demo'), sampleId, number));
  return clients;
}

async function soak(stage: KillableStage, { people, rounds }: typeof FULL) {
  const clients = await openClients(stage, people);
  let isOver = false;
  const working = clients.map((client) => work(client, () => isOver));
  const kills = await killInTurn(stage, rounds);
  isOver = true;
  await Promise.all(working);
  const settledSeconds = await waitForRuns(stage.databaseUrl);
  const runs = await countRuns(stage.databaseUrl);
  const acknowledgedRuns = clients.flatMap(({ runIds }) => runIds).length;
  const faults = await listFaults(stage.databaseUrl, clients);
  for (const client of clients) faults.push(...(await listUsabilityFaults(client)));
  return { clients, acknowledgedRuns, kills, parts: [stage.worker, stage.server], runs, settledSeconds, faults };
}

const PAGE = {
  path: 'docs/benchmarks/soak.md',
  command: 'soak',
  title: 'Killed without warning',
  about: `People edit what levels depend on and what they do not, calculate and cancel, while worker, server and database are killed with SIGKILL one after the other and brought up again; the database with all its processes at once and with every safeguard on. What was acknowledged must be there, every run must have ended as done, failed or cancelled, a project that says it is calculated must have a result of every receiver for what it is now, and everybody must be able to edit and calculate again. A call without an answer may have been carried out or not; a refused one must not.`,
};

const isShort = readIsShort();
const stage = await openKillableStage({ isInMemory: isShort });
try {
  const figures = await soak(stage, isShort ? SHORT : FULL);
  const table = formatSoak(figures);
  console.log(table);
  for (const fault of figures.faults) console.log(fault);
  if (!isShort) writePage(PAGE, table);
  process.exitCode = figures.faults.length === 0 ? 0 : 1;
} finally {
  await stage.close();
}
