import { setTimeout as pause } from 'node:timers/promises';
import type { Part } from '../../../kit/src/stack/parts.ts';
import type { Fault } from './fault.ts';
import { extraOf, isMailUnderWay, type Job, orderDocument, orderMail, orderRun, waitFor, waitForAll } from './jobs.ts';
import { type Made, underWork, type World } from './under-work.ts';

/** The delay of the `deploy/systemd` units before they restart a process. */
const RESTART_MS = 2_000;
const MAX_TRIES = 10;

/** Killed at the first time, ready again at the second. */
interface Killed {
  readonly at: number;
  readonly ready: Promise<void>;
}

async function kill({ stage }: World, parts: readonly Part[]): Promise<Killed> {
  const at = performance.now();
  await Promise.all(parts.map((part) => part.kill()));
  const restart = async () => {
    await pause(RESTART_MS);
    await Promise.all(parts.map((part) => part.start()));
    await stage.waitUntilReady();
  };
  return { at, ready: restart() };
}

async function killServers(world: World, servers: readonly Part[]): Promise<Made> {
  const { at, ready } = await kill(world, servers);
  // The second server is not waited for.
  return { endedAt: at, until: ready.then(() => 0) };
}

/** Killed while the job is known to be running; the second worker restarts at once, the first through its unit. */
async function killWorkerDuring(world: World, order: () => Promise<Job>): Promise<Made> {
  const [first, second] = world.stage.workers;
  await second.stop();
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const job = await order();
    await waitFor(async () => (await job.status()) !== 'queued');
    const { at, ready } = await kill(world, [first]);
    const wasUnderWay = (await job.status()) === 'running';
    await second.start();
    if (wasUnderWay) return toMade({ at, ready }, [job]);
    await ready;
    await second.stop();
  }
  throw new Error('the job was always over before the worker was killed');
}

function toMade({ at, ready }: Killed, jobs: readonly Job[]): Made {
  let seconds = 0;
  const until = async () => {
    const over = await waitForAll(jobs);
    seconds = (over - at) / 1000;
    await ready;
    return over;
  };
  const what = jobs.map((job) => job.what.split(' ')[0]).join(', ');
  return {
    endedAt: at,
    until: until(),
    extra: extraOf(jobs),
    note: () => `the ${what} was done after ${seconds.toFixed(1)} s`,
  };
}

/** Kills both while a slow mail server is accepting a mail. */
async function killWhileMailing(world: World): Promise<Made & { readonly judge: () => string[] }> {
  const { mailLine, workers } = world.stage;
  await mailLine.setTrouble({ isSilent: true });
  const mail = await orderMail(world, 'demo-reader');
  await waitFor(() => isMailUnderWay(world));
  const killed = await kill(world, workers);
  await mailLine.setTrouble({});
  const judge = () => (mail.count() === 1 ? [] : [`${mail.count()} mails instead of one`]);
  return { ...toMade(killed, [mail]), judge };
}

const NOBODY_FAILS = (failed: number) => (failed === 0 ? [] : [`${failed} calls had no answer`]);

/** One after the other, as in an upgrade. */
async function stopInTurn({ stage }: World): Promise<Made> {
  for (const server of stage.servers) {
    await server.stop();
    await server.start();
    await stage.waitUntilReady();
  }
  return { endedAt: performance.now(), judge: ({ failed }) => NOBODY_FAILS(failed) };
}

export function listKilled(world: World): Fault[] {
  const { servers } = world.stage;
  const fault = (name: string, wellWithinSeconds: number, isShort: boolean, make: () => Promise<Made>): Fault => ({
    ...{ name, wellWithinSeconds, isShort, run: () => underWork(world, make) },
  });
  return [
    fault('one of two servers killed', 5, true, () => killServers(world, servers.slice(0, 1))),
    fault('both servers killed', 15, false, () => killServers(world, servers)),
    fault('both servers stopped in good order, one after the other', 5, true, () => stopInTurn(world)),
    fault('worker killed in the middle of a calculation', 30, false, () =>
      killWorkerDuring(world, () => orderRun(world)),
    ),
    fault('worker killed in the middle of printing', 30, false, () =>
      killWorkerDuring(world, () => orderDocument(world)),
    ),
    fault('both workers killed in the middle of a mail', 60, false, () => killWhileMailing(world)),
  ];
}
