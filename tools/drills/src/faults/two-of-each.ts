import type { CalculationRun, Lease, Project } from '../../../../packages/contracts/src/index.ts';
import { type Caller, callWith } from '../../../kit/src/stack/caller.ts';
import { query } from '../../../kit/src/stack/database.ts';
import { signInCookie } from '../../../kit/src/stack/session.ts';
import { createRecorder } from '../../../kit/src/users/recorder.ts';
import { createWebClient, openAgent } from '../../../kit/src/users/web-client.ts';
import type { Fault } from './fault.ts';
import { extraOf, requestRun, waitFor, waitForAll } from './jobs.ts';
import { type FaultScenario, type InjectedFault, runUnderLoad } from './under-load.ts';

const ROUNDS = 5;
/** A later event counts as missing. */
const MAX_EVENT_MS = 2_000;
const CODES = 5;

/** Not a fault: two servers and two workers together must behave like one of each. */
async function workSideBySide(scenario: FaultScenario): Promise<InjectedFault> {
  const since = performance.now();
  const violations = [
    ...(await saveFromTwoTabs(scenario)),
    ...(await contendForLease(scenario)),
    ...(await sendOnce(scenario)),
  ];
  const announcement = await listenAtBothServers(scenario);
  violations.push(...announcement.violations, ...(await listRepeated(scenario)));
  return {
    ...{ endedAt: performance.now(), extra: announcement.extra },
    judge: ({ failed }) => (failed === 0 ? violations : [...violations, `${failed} calls had no answer`]),
    note: () =>
      `${ROUNDS} contended saves and leases, ${CODES} mails, an event after ${announcement.milliseconds.toFixed(0)} ms at the other server, in ${((announcement.at - since) / 1000).toFixed(1)} s`,
  };
}

/**
 * One session in two tabs on different servers, with the same revision: one save succeeds, the other gets a conflict.
 */
async function saveFromTwoTabs({ stage, people }: FaultScenario): Promise<string[]> {
  const cookie = await signInCookie(stage.origin, 'demo');
  const tabs = stage.addresses.map((address) => callWith(stage.origin, cookie, address));
  const path = `/api/projects/${people.affected.projectId}`;
  const violations: string[] = [];
  await tabs[0]?.request('POST', `${path}/lease`, { isTakeOver: true });
  for (let round = 0; round < ROUNDS; round += 1) {
    const project = await tabs[0]?.request<Project>('GET', path);
    const saves = tabs.map((tab, number) => {
      const specialFeature = `round ${round} of tab ${number}`;
      return tab.request<Project>('PUT', `${path}/information`, { ...project, specialFeature });
    });
    const answers = await Promise.allSettled(saves);
    const saved = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value.specialFeature] : []));
    const stored = await tabs[1]?.request<Project>('GET', path);
    if (saved.length !== 1) violations.push(`${saved.length} of two saves of one revision were taken`);
    else if (stored?.specialFeature !== saved[0]) violations.push('a save was taken and is not there');
  }
  await tabs[0]?.request('DELETE', `${path}/lease`);
  return violations;
}

/** Two users on two servers open the project at the same time: one gets it, the other sees who has it. */
async function contendForLease({ stage, people }: FaultScenario): Promise<string[]> {
  const path = `/api/projects/${people.affected.projectId}`;
  await query(
    stage.databaseUrl,
    `insert into project_members (project_id, user_id, role)
     select $1, id, 'member' from users where username = 'demo-member' on conflict do nothing`,
    [people.affected.projectId],
  );
  const [first, second] = stage.addresses;
  const owner = callWith(stage.origin, await signInCookie(stage.origin, 'demo'), first);
  const member = callWith(stage.origin, await signInCookie(stage.origin, 'demo-member'), second);
  const violations: string[] = [];
  const take = (caller: Caller) => caller.request<Lease>('POST', `${path}/lease`, { isTakeOver: false });
  for (let round = 0; round < ROUNDS; round += 1) {
    const leases = await Promise.all([take(owner), take(member)]);
    const held = leases.filter(({ isHeld }) => isHeld).length;
    if (held !== 1) violations.push(`${held} of two people had the project open`);
    const [winner, loser] = leases[0].isHeld ? [owner, member] : [member, owner];
    const project = await loser.request<Project>('GET', path);
    const isRefused = await loser.request('PUT', `${path}/information`, project).then(
      () => false,
      (error: Error) => error.message.includes('PROJECT_LOCKED'),
    );
    if (!isRefused) violations.push('who had not the project open could save');
    await winner.request('DELETE', `${path}/lease`);
  }
  return violations;
}

/** Each mail is sent once, whichever worker sends it. */
async function sendOnce({ stage }: FaultScenario): Promise<string[]> {
  const before = stage.sink.mails.length;
  const headers = { 'content-type': 'application/json', origin: stage.origin };
  const body = JSON.stringify({ username: 'demo-admin', password: 'quiet-demo-1' });
  for (let number = 0; number < CODES; number += 1)
    await fetch(`${stage.origin}/api/session`, { method: 'POST', headers, body });
  const underWay = `select 1 as id from pgboss.job where name = 'mail' and state in ('created', 'retry', 'active')`;
  await waitFor(async () => (await query(stage.databaseUrl, underWay)).length === 0);
  const mails = stage.sink.mails.length - before;
  return mails === CODES ? [] : [`${mails} mails instead of ${CODES}`];
}

/** A run requested at one server is announced at both, and executed once. */
async function listenAtBothServers(scenario: FaultScenario) {
  const { stage, people } = scenario;
  const secret = /session=([^;]+)/.exec(await signInCookie(stage.origin, 'demo'))?.[1] ?? '';
  const leave = new AbortController();
  const statuses = stage.addresses.map(() => new Set<string>());
  for (const [index, address] of stage.addresses.entries()) {
    const place = { origin: address, ports: [Number(new URL(address).port)] };
    const web = createWebClient({ ...place, secret, agent: openAgent(), recorder: createRecorder() });
    await web.listen(people.affected.projectId, leave.signal, (data) => {
      const { run } = JSON.parse(data) as { readonly run?: CalculationRun };
      if (run) statuses[index]?.add(`run ${run.id} ${run.status}`);
    });
  }
  const job = await requestRun(scenario);
  const doneAt = await waitForAll([job]);
  const at = await waitFor(() => statuses.every((one) => one.has(`${job.what} done`)), MAX_EVENT_MS);
  leave.abort();
  const violations = Number.isFinite(at) ? [] : [`not every server told that ${job.what} was done`];
  return { at, violations, milliseconds: at - doneAt, extra: extraOf([job]) };
}

/** Jobs that were started twice although no process died. */
async function listRepeated({ stage }: FaultScenario): Promise<string[]> {
  const repeated = await query<{ name: string }>(
    stage.databaseUrl,
    `select name from pgboss.job where retry_count > 0 and created_on > now() - interval '10 seconds'`,
  );
  return repeated.map(({ name }) => `a job was done twice: ${name}`);
}

export const listTwoOfEachFaults = (scenario: FaultScenario): Fault[] => [
  {
    ...{ name: 'none: two servers and two workers side by side', maxRecoverySeconds: 10, isShort: true },
    run: () => runUnderLoad(scenario, () => workSideBySide(scenario)),
  },
];
