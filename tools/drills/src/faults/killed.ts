import { setTimeout as pause } from 'node:timers/promises';
import type { ManagedProcess } from '../../../kit/src/stack/managed-process.ts';
import type { Fault } from './fault.ts';
import {
  extraOf,
  isMailBeingSent,
  type Job,
  requestDocument,
  requestMail,
  requestRun,
  waitFor,
  waitForAll,
} from './jobs.ts';
import { type FaultScenario, type InjectedFault, runUnderLoad } from './under-load.ts';

/** The delay of the `deploy/systemd` units before they restart a process. */
const RESTART_MS = 2_000;
const MAX_TRIES = 10;

/** When processes were killed, and when they are ready again. */
interface Killed {
  readonly at: number;
  readonly ready: Promise<void>;
}

async function kill({ stage }: FaultScenario, parts: readonly ManagedProcess[]): Promise<Killed> {
  const at = performance.now();
  await Promise.all(parts.map((part) => part.kill()));
  const restart = async () => {
    await pause(RESTART_MS);
    await Promise.all(parts.map((part) => part.start()));
    await stage.waitUntilReady();
  };
  return { at, ready: restart() };
}

async function killServers(scenario: FaultScenario, servers: readonly ManagedProcess[]): Promise<InjectedFault> {
  const { at, ready } = await kill(scenario, servers);
  // Recovery does not include the restart: the other server may answer before it.
  return { endedAt: at, until: ready.then(() => 0) };
}

/** Killed while the job is known to be running; the second worker restarts at once, the first through its unit. */
async function killWorkerDuring(scenario: FaultScenario, order: () => Promise<Job>): Promise<InjectedFault> {
  const [first, second] = scenario.stage.workers;
  await second.stop();
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const job = await order();
    await waitFor(async () => (await job.status()) !== 'queued');
    const { at, ready } = await kill(scenario, [first]);
    const wasUnderWay = (await job.status()) === 'running';
    await second.start();
    if (wasUnderWay) return toInjectedFault({ at, ready }, [job]);
    await ready;
    await second.stop();
  }
  throw new Error('the job was always over before the worker was killed');
}

function toInjectedFault({ at, ready }: Killed, jobs: readonly Job[]): InjectedFault {
  let seconds = 0;
  const until = async () => {
    const endedAt = await waitForAll(jobs);
    seconds = (endedAt - at) / 1000;
    await ready;
    return endedAt;
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
async function killWhileMailing(scenario: FaultScenario): Promise<InjectedFault & { readonly judge: () => string[] }> {
  const { mailProxy, workers } = scenario.stage;
  await mailProxy.setTrouble({ isSilent: true });
  const mail = await requestMail(scenario, 'demo-reader');
  await waitFor(() => isMailBeingSent(scenario));
  const killed = await kill(scenario, workers);
  await mailProxy.setTrouble({});
  const judge = () => (mail.count() === 1 ? [] : [`${mail.count()} mails instead of one`]);
  return { ...toInjectedFault(killed, [mail]), judge };
}

const listFailedCalls = (failed: number) => (failed === 0 ? [] : [`${failed} calls had no answer`]);

/** One after the other, as in an upgrade. */
async function stopInTurn({ stage }: FaultScenario): Promise<InjectedFault> {
  for (const server of stage.servers) {
    await server.stop();
    await server.start();
    await stage.waitUntilReady();
  }
  return { endedAt: performance.now(), judge: ({ failed }) => listFailedCalls(failed) };
}

export function listKillFaults(scenario: FaultScenario): Fault[] {
  const { servers } = scenario.stage;
  const fault = (
    name: string,
    maxRecoverySeconds: number,
    isShort: boolean,
    make: () => Promise<InjectedFault>,
  ): Fault => ({
    ...{ name, maxRecoverySeconds, isShort, run: () => runUnderLoad(scenario, make) },
  });
  return [
    fault('one of two servers killed', 5, true, () => killServers(scenario, servers.slice(0, 1))),
    fault('both servers killed', 15, false, () => killServers(scenario, servers)),
    fault('both servers stopped in good order, one after the other', 5, true, () => stopInTurn(scenario)),
    fault('worker killed in the middle of a calculation', 30, false, () =>
      killWorkerDuring(scenario, () => requestRun(scenario)),
    ),
    fault('worker killed in the middle of printing', 30, false, () =>
      killWorkerDuring(scenario, () => requestDocument(scenario)),
    ),
    fault('both workers killed in the middle of a mail', 60, false, () => killWhileMailing(scenario)),
  ];
}
